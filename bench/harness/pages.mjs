import { createForm } from '../contenders/forms/create-form.mjs';
import { OURS } from './aims.mjs';

const drawPage = (body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>bench</title><script src="/in-page.js"></script><script src="/article.js"></script></head>
<body>${body}</body></html>`;

/** A page that holds a contender, by its id, ready to be called. */
export function drawCallPage(id) {
  const tag = id.endsWith(`/${OURS}`) ? '<script src="/dist/mountkit.js" data-auto="off"></script>' : '';
  return drawPage(`<div id="stage"></div>${tag}<script src="/bundles/call/${id}.js"></script>`);
}

/** A page as a site would write it, that notes when its form of one email field can be typed in. */
export function drawStartPage(id, origin) {
  const form = createForm('text', 1);
  const watch = `<script>bench.whenLaidOut(document.querySelector('#stage'), ${form.shown}).then((at) => { window.laidOut = at })</script>`;
  return drawPage(
    id.endsWith(`/${OURS}`) ? markForm(form) + watch + loadTag(origin) : inlineForm(form) + watch + loadBundle(id),
  );
}

const markForm = ({ guid }) => `<div id="stage" data-mountkit="form" data-portal-id="1" data-form-id="${guid}"></div>`;

const loadTag = (origin) => `<script async id="measured" src="/dist/mountkit.js" data-provider="${origin}"></script>`;

const inlineForm = (form) =>
  `<div id="stage"></div><script type="application/json" id="definition">${JSON.stringify(form)}</script>`;

const loadBundle = (id) => `<script async id="measured" src="/bundles/page/${id}.js"></script>`;
