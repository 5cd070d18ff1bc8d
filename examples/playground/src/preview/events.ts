/** Every event of the widgets that the playground shows. */
const EVENTS = {
  forms:
    'beforeFormInit definitionFetched definitionFetchError blockedDomain rendered ready beforeSubmit submit submitted failedValidation submissionFailure botCheckError view visible interaction pageChange fieldError renderError',
  popups: 'show hide blocked renderError',
  filters: 'change loading loaded failed renderError',
  carousel: 'change start end renderError',
  gallery: 'change renderError',
  disclosure: 'open close renderError',
  menu: 'open close renderError',
  headline: 'start change end failed renderError',
  reveal: 'start end renderError',
  countdown: 'start end renderError',
  share: 'open end failed renderError',
  hotspot: 'open close renderError',
} as const;

const LONGEST = 4000;

interface Global {
  on(name: string, listener: (detail: unknown) => void): void;
  load(name: string): Promise<{ registry?: { onReady(listener: () => void): void } }>;
}

type Queue = { q: { push(run: (mountkit: Global) => void): void } | ((mountkit: Global) => void)[] };

/** Hears all that widgets, the console and the page's policy say; `onPopup` hears of popups that can be used. */
export function listenToWidgets(tell: (name: string, detail: string) => void, onPopup: () => void): void {
  const page = window as unknown as { mountkit?: Queue };
  page.mountkit ||= { q: [] };
  page.mountkit.q.push((mountkit) => {
    for (const [widget, names] of Object.entries(EVENTS)) {
      for (const name of names.split(' ')) {
        mountkit.on(`${widget}:${name}`, (detail) => tell(`${widget}:${name}`, write(detail)));
      }
    }
    if (document.body.classList.contains('preview--popup')) {
      mountkit.load('popups').then(({ registry }) => registry?.onReady(() => setTimeout(onPopup)));
    }
  });
  // What the SDK has to say of a page it says in the console; a person with the playground open need not look there.
  for (const severity of ['warn', 'error'] as const) {
    const say = console[severity];
    console[severity] = (...said: unknown[]) => {
      say(...said);
      if (`${said[0]}`.startsWith('mountkit:')) tell('report', `${said[0]}`.slice('mountkit: '.length));
    };
  }
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    tell('policy', `${effectiveDirective} kept ${blockedURI} out`),
  );
}

/** A detail as text, in the space of a log. */
function write(detail: unknown): string {
  const plain = (key: string, value: unknown) => {
    if (value instanceof Element) return `<${value.localName}>`;
    // Which instance it is says little where there is one.
    if (key === 'instanceId' || key === 'id') return undefined;
    return key === 'definition' ? '…' : value;
  };
  try {
    return (JSON.stringify(detail, plain) ?? '').replace(/^{}$/, '').slice(0, LONGEST);
  } catch {
    return 'a detail that cannot be written';
  }
}
