import { Dialog } from './dialog';
import { ProjectChooser } from './welcome';

export function ProjectDialog({ close }: { close: () => void }) {
  return <Dialog title="Projects" close={close}><ProjectChooser done={close} /></Dialog>;
}
