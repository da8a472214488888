import { dismiss, messages } from '../state/messages';
import { Icon } from './icons';

export function MessagesBox() {
  return (
    <div class="messages" role="status" aria-live="polite">
      {messages.value.map((m) => (
        <div class={`plate message ${m.kind}`} key={m.id}>
          <span>{m.text}</span>
          <button class="button small icon plain close" aria-label="dismiss" onClick={() => dismiss(m.id)}><Icon name="close" /></button>
        </div>
      ))}
    </div>
  );
}
