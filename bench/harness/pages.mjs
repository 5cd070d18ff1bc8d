import { OURS } from '../contenders/index.mjs';
import { createFields, guidOf } from './fields.mjs';

const drawPage = (body) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>bench</title><script src="/in-page.js"></script></head>
<body>${body}</body></html>`;

/** A page that holds a contender ready to be called. */
export function drawCallPage(name) {
  const tag = name === OURS ? '<script src="/dist/mountkit.js" data-auto="off"></script>' : '';
  return drawPage(`<div id="form"></div>${tag}<script src="/bundles/call/${name}.js"></script>`);
}

/** A page as a site would write it, that notes when its form can be typed in. */
export function drawStartPage(name, count, origin) {
  const watch = `<script>bench.whenLaidOut(document.querySelector('#form'), ${count}).then((at) => { window.laidOut = at })</script>`;
  return drawPage(
    name === OURS ? markForm(count) + watch + loadTag(origin) : inlineFields(count) + watch + loadBundle(name),
  );
}

const markForm = (count) =>
  `<div id="form" data-mountkit="form" data-portal-id="1" data-form-id="${guidOf(count)}"></div>`;

const loadTag = (origin) => `<script async id="measured" src="/dist/mountkit.js" data-provider="${origin}"></script>`;

const inlineFields = (count) =>
  `<div id="form"></div><script type="application/json" id="fields">${JSON.stringify(createFields(count))}</script>`;

const loadBundle = (name) => `<script async id="measured" src="/bundles/page/${name}.js"></script>`;
