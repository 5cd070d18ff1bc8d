import type { PageServer } from './page-server';

/** A provider of bot checks whose script stands in for the real one, which no test loads. */
export type VendorName = 'turnstile' | 'hcaptcha';

/**
 * What a stand-in does, as text for a page. The site key says how the check goes: `challenge` asks the visitor, `failing`
 * ends with an error, `silent` never answers, `short` gives a token that expires at once; any other passes.
 */
function vendorScript(vendor: VendorName): string {
  return `(${(name: VendorName) => {
    interface Widget {
      readonly box: HTMLElement;
      readonly parameters: Readonly<Record<string, unknown>>;
      isAsked: boolean;
      count: number;
    }
    const query = new URL((document.currentScript as HTMLScriptElement).src).searchParams;
    const page = window as unknown as Record<string, unknown>;
    const widgets = new Map<string, Widget>();
    const widgetOf = (id: string): Widget => {
      const widget = widgets.get(id);
      if (!widget) throw new Error(`${name} has no widget ${id}`);
      return widget;
    };
    const call = ({ parameters }: Widget, callback: string, value?: unknown) =>
      (parameters[callback] as ((value: unknown) => void) | undefined)?.(value);
    const pass = (widget: Widget) => {
      widget.count++;
      call(widget, 'callback', `${name}-token-${widget.count}`);
      if (widget.parameters.sitekey === 'short' && widget.count === 1) setTimeout(call, 0, widget, 'expired-callback');
    };
    /** Turnstile's challenge is in the form, hCaptcha's above the page. */
    const challenge = (widget: Widget) => {
      call(widget, name === 'turnstile' ? 'before-interactive-callback' : 'open-callback');
      const dialog = document.createElement('div');
      const add = (label: string, run: () => void) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = label;
        button.onclick = () => {
          dialog.remove();
          run();
        };
        dialog.append(button);
        return button;
      };
      const first = add('I am human', () => pass(widget));
      if (name === 'turnstile') {
        widget.box.append(dialog);
        return;
      }
      add('Close', () => call(widget, 'close-callback'));
      dialog.role = 'dialog';
      dialog.ariaLabel = 'Challenge';
      document.body.append(dialog);
      first.focus();
    };
    page[name] = {
      render(container: HTMLElement, parameters: Readonly<Record<string, unknown>>) {
        if (!parameters.sitekey) throw new Error(`${name}: no sitekey`);
        if (container.hasChildNodes()) throw new Error(`${name}: drawn already`);
        const id = `${name}-${widgets.size + 1}`;
        const box = document.createElement('div');
        box.id = id;
        container.append(box);
        widgets.set(id, { box, parameters, isAsked: false, count: 0 });
        return id;
      },
      execute(id: string) {
        const widget = widgetOf(id);
        // As the real ones: a widget that has answered has to be reset.
        if (widget.isAsked) throw new Error(`${name}: executed already`);
        widget.isAsked = true;
        const { sitekey } = widget.parameters;
        if (sitekey === 'silent') return;
        setTimeout(() => {
          if (!widgets.has(id) || !widget.isAsked) return;
          if (sitekey === 'failing') call(widget, 'error-callback', '300010');
          else if (sitekey === 'challenge') challenge(widget);
          else pass(widget);
        });
      },
      reset(id: string) {
        widgetOf(id).isAsked = false;
      },
      remove(id: string) {
        widgetOf(id).box.remove();
        widgets.delete(id);
      },
    };
    setTimeout(() => (page[query.get('onload') ?? ''] as (() => void) | undefined)?.());
  }})(${JSON.stringify(vendor)})`;
}

/** Serves a stand-in; answers the address of its script. */
export const addVendor = (pages: PageServer, vendor: VendorName): string =>
  pages.add(vendorScript(vendor), { 'content-type': 'text/javascript; charset=utf-8' });
