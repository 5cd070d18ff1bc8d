import './preview.css';

/** Marks the messages between the editor and this page. */
const MARK = 'mountkit-editor';

// Alone in a tab there is nobody to talk to.
if (parent !== window) start();

function start(): void {
  const stage = document.querySelector('#stage');
  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== location.origin || data?.from !== MARK) return;
    const { definition, locale, scheme, isRightToLeft } = data;
    document.documentElement.lang = locale;
    document.documentElement.dir = isRightToLeft ? 'rtl' : 'ltr';
    document.documentElement.dataset.scheme = scheme;
    const form = document.createElement('div');
    form.dataset.mountkit = 'form';
    form.dataset.portalId = String(definition?.form?.portalId);
    form.dataset.formId = String(definition?.form?.guid);
    form.dataset.mode = 'preview';
    form.dataset.locale = locale;
    form.dataset.definition = JSON.stringify(definition);
    stage?.replaceChildren(form);
  });
  parent.postMessage({ from: MARK, type: 'ready' }, location.origin);
}
