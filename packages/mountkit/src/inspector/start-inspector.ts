import { hub, pageProvider } from '@mountkit/core';
import type { Mountkit } from '../loader/create-mountkit';
import { readScriptTag } from '../loader/script-tag';
import { type Row, readMounted, readProblems, readRequests } from './read-page';
import { INSPECTOR_STYLES } from './styles';

/** The number of events that are shown. */
const MOST_EVENTS = 50;

/** Opens the inspector: a panel in a corner of the page with the widgets of mountkit. `data-debug` turns it on. */
export function start(mountkit: Mountkit): void {
  const host = document.createElement('mountkit-inspector');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(INSPECTOR_STYLES);
  root.adoptedStyleSheets = [sheet];
  const panel = document.createElement('details');
  panel.setAttribute('role', 'complementary');
  panel.ariaLabel = 'mountkit inspector';
  root.append(panel);

  const events: Row[] = [];
  const { base } = readScriptTag('/mountkit.js', './');
  const draw = () => {
    const { provider } = pageProvider();
    const mountedRows = readMounted(mountkit);
    const problems = readProblems();
    panel.replaceChildren(
      make('summary', `mountkit ${mountkit.version}: ${mountedRows.length} mounted, ${problems.length} problems`),
      list('Mounted', mountedRows),
      list('Problems', problems),
      list('Events', events),
      list('Requests', readRequests(base, provider && new URL(provider, location.href).href)),
    );
  };
  let isDue = false;
  const drawSoon = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      draw();
    });
  };

  hub().on('*', (heard) => {
    const { event, detail } = heard as { event: string; detail: { id?: string } };
    const { instanceId: _, id = '', ...rest } = detail as Record<string, unknown>;
    events.unshift({ title: `${event} ${id}`, lines: Object.keys(rest).map((key) => `${key}: ${String(rest[key])}`) });
    events.length = Math.min(events.length, MOST_EVENTS);
    drawSoon();
  });
  panel.addEventListener('toggle', draw);
  const put = () => {
    document.body?.append(host);
    draw();
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', put, { once: true });
  else put();
}

function make(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** A heading with its rows; a row with details can be opened. */
function list(heading: string, rows: readonly Row[]): HTMLElement {
  const section = document.createElement('section');
  section.append(make('h2', heading));
  if (!rows[0]) section.append(make('p', 'none'));
  for (const { title, lines } of rows) {
    if (!lines[0]) {
      section.append(make('p', title));
      continue;
    }
    const row = document.createElement('details');
    row.append(make('summary', title), ...lines.map((line) => make('p', line)));
    row.open = true;
    section.append(row);
  }
  return section;
}
