/**
 * What the page of popups does itself: shows beside each popup why it comes or not, and joins the form and the popups by
 * their events alone.
 */
export const popupScript = `
window.mountkit = window.mountkit || { q: [] };
mountkit.q.push(function (m) {
  function explainAll() {
    document.querySelectorAll('[data-explains]').forEach(function (list) {
      var verdicts = m.popups.explain(list.dataset.explains);
      list.replaceChildren.apply(list, verdicts.map(function (verdict) {
        var item = document.createElement('li');
        item.className = verdict.passes ? 'passes' : 'blocks';
        item.textContent = (verdict.passes ? 'passes' : 'blocks') + ' ' + verdict.rule + ': ' + verdict.reason;
        return item;
      }));
    });
  }
  m.load('popups').then(function (popups) {
    Promise.all(popups.registry.all().map(function (handle) { return handle.ready; })).then(explainAll);
  });
  ['show', 'hide', 'blocked'].forEach(function (name) {
    m.on('popups:' + name, function () { setTimeout(explainAll); });
  });
  m.on('forms:submitted', function () {
    m.popups.close('letter');
    m.popups.open('thanks');
  });
});
`;
