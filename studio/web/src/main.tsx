import { render } from 'preact';
import 'uplot/dist/uPlot.min.css';
import './styles/tokens.css';
import './styles/layout.css';
import './styles/controls.css';
import './styles/panels.css';
import { App } from './ui/app';
import { load } from './state/project';

// The token in the address has done its work (the server has set its cookie): it need not be seen, copied or stored in the history.
if (location.search !== '') history.replaceState(null, '', location.pathname);

render(<App />, document.getElementById('app')!);
void load();
