// A stand-in for the provider of a bot check, with the same explicit way of drawing: `render`, `execute`, `reset`. Its
// frame stands in the page and asks the server for a token; a token is good once, and for `expires` seconds.
(() => {
  const here = new URL(document.currentScript.src);
  const asked = here.searchParams;
  const widgets = [];

  const widgetOf = (id) => {
    const widget = widgets[id];
    if (!widget) throw new Error(`No bot check has the number ${id}`);
    return widget;
  };

  const take = (widget, token) => {
    widget.token = token;
    widget.response.value = token;
  };

  addEventListener('message', ({ source, origin, data }) => {
    const widget = widgets.find(({ frame }) => frame.contentWindow === source);
    if (!widget || origin !== here.origin) return;
    if (data.type === 'ready') {
      widget.isReady = true;
      if (widget.isAsked) ask(widget);
    }
    // What was asked for before a reset is no answer any more.
    if (data.round !== widget.round) return;
    if (data.type === 'failed') widget.parameters['error-callback']?.();
    if (data.type === 'token') {
      take(widget, data.token);
      widget.parameters.callback?.(data.token);
      widget.timer = setTimeout(() => {
        take(widget, '');
        widget.parameters['expired-callback']?.();
      }, data.expires * 1000);
    }
  });

  const ask = (widget) => {
    widget.isAsked = true;
    if (widget.isReady) widget.frame.contentWindow.postMessage({ type: 'execute', round: widget.round }, here.origin);
  };

  const render = (container, parameters) => {
    if (container.hasChildNodes()) throw new Error('A bot check has already been drawn in this element');
    if (!parameters.sitekey) throw new Error('Missing required parameters: sitekey');
    const badge = document.createElement('div');
    badge.className = 'grecaptcha-badge';
    badge.dataset.style = parameters.badge ?? 'bottomright';
    const frame = document.createElement('iframe');
    frame.title = 'Bot check';
    frame.width = '256';
    frame.height = '60';
    const address = new URL('/bot-check/frame', here);
    address.searchParams.set('k', parameters.sitekey);
    address.searchParams.set('hl', parameters.hl ?? asked.get('hl') ?? 'en');
    address.searchParams.set('expires', asked.get('expires') ?? '');
    frame.src = address.href;
    frame.style.border = '0';
    const response = document.createElement('textarea');
    response.name = 'g-recaptcha-response';
    response.hidden = true;
    response.style.display = 'none';
    badge.append(frame, response);
    container.append(badge);
    return widgets.push({ parameters, frame, response, token: '', round: 0, isReady: false, isAsked: false }) - 1;
  };

  const reset = (id = 0) => {
    const widget = widgetOf(id);
    clearTimeout(widget.timer);
    widget.round++;
    widget.isAsked = false;
    take(widget, '');
  };

  // The real one also fetches a second script before it is ready.
  setTimeout(() => {
    window.grecaptcha = {
      ready: (run) => run(),
      render,
      execute: (id = 0) => ask(widgetOf(id)),
      reset,
      getResponse: (id = 0) => widgetOf(id).token,
    };
    window[asked.get('onload')]?.();
  });
})();
