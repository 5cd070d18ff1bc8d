// Opens one page of each type as a visitor would get it, so that the plugin writes down what it does there.
(() => {
  var button = document.getElementById('mountkit-check');
  var progress = document.getElementById('mountkit-progress');
  var __ = window.wp.i18n.__;
  if (!button || !progress) return;

  button.addEventListener('click', () => {
    var pages = JSON.parse(button.dataset.pages);
    var failed = 0;
    button.disabled = true;

    function next(index) {
      if (index === pages.length) {
        if (failed === 0) {
          location.reload();
          return undefined;
        }
        button.disabled = false;
        /* translators: %d: a number of pages */
        progress.textContent = window.wp.i18n.sprintf(
          __('%d pages could not be opened. Reload this page to see the others.', 'mountkit'),
          failed,
        );
        return undefined;
      }
      /* translators: 1: how many pages are done, 2: how many there are */
      progress.textContent = window.wp.i18n.sprintf(__('Checking %1$d of %2$d…', 'mountkit'), index + 1, pages.length);
      return fetch(pages[index], { credentials: 'same-origin', cache: 'no-store' })
        .then((response) => {
          // Pages that are not found are a page type, too.
          if (!response.ok && response.status !== 404) failed++;
          return response.text();
        })
        .catch(() => {
          failed++;
        })
        .then(() => next(index + 1));
    }
    next(0);
  });
})();
