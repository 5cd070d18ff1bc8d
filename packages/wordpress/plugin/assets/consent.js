// Tells mountkit what the visitor allows: from the WP Consent API, or from a cookie of the site's banner.
(() => {
  var tag = document.currentScript;
  if (!tag) return;
  var source = tag.dataset.mountkitConsent;

  function readCookie() {
    var pair = document.cookie.split('; ').find((entry) => entry.indexOf(`${tag.dataset.cookie}=`) === 0);
    if (!pair) return false;
    var value = pair.slice(tag.dataset.cookie.length + 1);
    try {
      value = decodeURIComponent(value);
    } catch (_error) {
      // A cookie that is not encoded is read as it is.
    }
    return !tag.dataset.value || value.indexOf(tag.dataset.value) >= 0;
  }

  function isAllowed() {
    if (source === 'cookie') return readCookie();
    return typeof window.wp_has_consent === 'function' && window.wp_has_consent('marketing');
  }

  var last;
  function update() {
    var now = !!isAllowed();
    if (now === last) return;
    last = now;
    window.mountkit = window.mountkit || { q: [] };
    window.mountkit.q.push((mountkit) => {
      mountkit.consent.set({ marketing: now });
    });
  }

  update();
  document.addEventListener('wp_listen_for_consent_change', update);
  document.addEventListener('wp_consent_type_defined', update);
  document.addEventListener('DOMContentLoaded', update);
  // Banners that write a cookie announce nothing: look again after each click, when the banner has had its turn.
  if (source === 'cookie')
    document.addEventListener('click', () => {
      setTimeout(update, 100);
    });
})();
