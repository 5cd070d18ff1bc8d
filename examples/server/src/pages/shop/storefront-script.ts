/**
 * What the front page does itself, all of it through the global registry: asks for consent and hands the answer to the
 * widgets, shows the basket when something went in, and joins the form to the popup that thanks for it.
 */
export const storefrontScript = `
(function () {
var CHOICE = 'moss-consent';
function recall() { try { return localStorage.getItem(CHOICE); } catch (e) { return null; } }
function remember(choice) { try { localStorage.setItem(CHOICE, choice); } catch (e) { /* for this page only */ } }
// The first look into the storage takes its time: before the widgets' script comes, nobody waits for it.
var choice = recall();

window.mountkit = window.mountkit || { q: [] };
mountkit.q.push(function (m) {
  if (choice === 'all') m.consent.set({ marketing: true });

  document.addEventListener('click', function (event) {
    var answer = event.target.closest('[data-consent]');
    if (answer) {
      remember(answer.dataset.consent);
      m.consent.set({ marketing: answer.dataset.consent === 'all' });
      document.getElementById('consent').hidden = true;
      document.getElementById('content').focus({ preventScroll: true });
    }
    var again = event.target.closest('[data-consent-again]');
    if (again) {
      document.getElementById('consent').hidden = false;
      document.querySelector('#consent button').focus();
    }
    var link = event.target.closest('a.cart-contents');
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      // Without the panel there is still the page of the basket.
      openBasket(function () { location.assign(link.href); });
    }
  });
  document.addEventListener('DOMContentLoaded', showBanner);
  if (document.readyState !== 'loading') showBanner();
  function showBanner() { document.getElementById('consent').hidden = choice !== null; }

  // One question at a time: while that of consent is open, nothing comes by itself.
  document.addEventListener('mountkit:popups:show', function (event) {
    if (event.detail.id === 'letter' && !document.getElementById('consent').hidden) event.preventDefault();
  });
  function openBasket(otherwise) {
    m.load('popups').then(function (popups) { popups.open('basket'); }).catch(otherwise);
  }
  m.on('cart:added', function () { openBasket(function () {}); });
  m.on('forms:submitted', function () {
    m.popups.close('letter');
    m.popups.open('thanks');
  });
});
})();
`;
