/** @jsxImportSource hono/jsx */
import { raw } from 'hono/html';

/**
 * What the pages of this server do to tell its owner how popups and forms fare: they listen to the widgets' events and
 * send counts when they are left, `POST /events`. No visitor, no value, no identifier is in them; nothing is sent where
 * the visitor has refused, by consent or by the browser's own signal.
 */
const script = `
(window.mountkit = window.mountkit || { q: [] }).q.push(function (m) {
  var events = [], open = {}, counted = {}, stated;
  var set = m.consent.set;
  m.consent.set = function (next) {
    if (next && 'marketing' in next) stated = next.marketing;
    return set.call(m.consent, next);
  };
  function isRefused() {
    if (navigator.globalPrivacyControl || stated === false) return true;
    var facts = document.querySelector('script[data-mountkit-config]');
    try { return stated === undefined && JSON.parse(facts.textContent).consent.marketing === false; } catch (none) { return false; }
  }
  function note(name, subject, detail) {
    if (events.length < 40) events.push({ name: name, subject: subject, detail: detail || '' });
  }
  // Last of all listeners: a page that did not want the popup has said so by then.
  addEventListener('mountkit:popups:show', function (e) {
    if (e.defaultPrevented) return;
    note('popup-shown', e.detail.id, e.detail.variant);
    counted[e.detail.id] = false;
  });
  m.on('popups:hide', function (e) { note('popup-closed', e.id, e.variant); });
  // One view reaches its aim once.
  m.on('popups:convert', function (e) {
    if (counted[e.id] === false) note('popup-converted', e.id, e.variant);
    counted[e.id] = true;
  });
  m.on('forms:view', function (e) { note('form-seen', e.id); });
  m.on('forms:interaction', function (e) { note('form-started', e.id); });
  m.on('forms:submitted', function (e) { note('form-sent', e.id); delete open[e.id]; });
  document.addEventListener('focusin', function (e) {
    var name = e.target.name, forms = m.forms && m.forms.registry.all();
    if (name && forms) forms.forEach(function (form) {
      if (form.status !== 'done' && form.element && form.element.contains(e.target)) open[form.id] = name;
    });
  });
  addEventListener('pagehide', function () {
    Object.keys(open).forEach(function (id) { note('form-left', id, open[id]); });
    open = {};
    if (events.length && !isRefused())
      navigator.sendBeacon('/events', new Blob([JSON.stringify({ events: events })], { type: 'application/json' }));
    events = [];
  });
});
`;

/** Counts of popups and forms, for the overview of `/admin/`; in the head, before or after the tag. */
export function EventCounts({ nonce }: { nonce: string }) {
  return <script nonce={nonce}>{raw(script)}</script>;
}
