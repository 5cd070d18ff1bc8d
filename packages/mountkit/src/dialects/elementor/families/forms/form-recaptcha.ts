/** The part of the vendor's interface that the page has loaded. */
interface Recaptcha {
  ready(run: () => void): void;
  render(element: HTMLElement, options: Readonly<Record<string, string | undefined>>): number;
  execute(id: number, options: { readonly action: string | undefined }): Promise<string>;
  reset(id: number): void;
}

/** How often the vendor's script is looked for: the page may load it late, by whatever hand. Milliseconds. */
const AGAIN = 350;
/** What the vendor may need for a token. Milliseconds. */
const PATIENCE = 20_000;

const recaptcha = () => (window as { grecaptcha?: Recaptcha }).grecaptcha;

/** The check of a form by the script that the page itself loads for it; undefined where it has none. */
export function openRecaptcha(form: HTMLElement): { prepare(): Promise<void>; reset(): void; end(): void } | undefined {
  const element = form.querySelector<HTMLElement>('.elementor-g-recaptcha');
  if (!element) return undefined;
  const { dataset } = element;
  let id: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const token = document.createElement('input');
  token.type = 'hidden';
  token.name = 'g-recaptcha-response';
  const start = () => {
    const api = recaptcha();
    if (typeof api?.render === 'function') id = api.render(element, { ...dataset });
    else timer = setTimeout(start, AGAIN);
  };
  start();
  return {
    async prepare() {
      const api = recaptcha();
      if (dataset.type !== 'v3' || !api || id === undefined) return;
      const widget = id;
      token.value = await new Promise<string>((resolve, reject) => {
        timer = setTimeout(reject, PATIENCE, new Error('the bot check has not answered'));
        api.ready(() => api.execute(widget, { action: dataset.action }).then(resolve, reject));
      }).finally(() => clearTimeout(timer));
      form.append(token);
    },
    reset: () => id !== undefined && recaptcha()?.reset(id),
    end() {
      clearTimeout(timer);
      token.remove();
    },
  };
}
