/** @jsxImportSource hono/jsx */
import type { Child } from 'hono/jsx';

/** The name of the invented company, with its nesting box. */
function WrenhouseBrand() {
  return (
    <a class="wh-brand" href="/marketing/">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <path class="wh-brand__box" d="M16 2 29 12.5V27a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V12.5Z" />
        <circle class="wh-brand__door" cx="16" cy="16" r="4.6" />
        <path class="wh-brand__perch" d="M16 24.5v2.6" />
      </svg>
      Wrenhouse
    </a>
  );
}

/** Closing part of every Wrenhouse page. */
function WrenhouseFooter() {
  return (
    <footer class="wh-footer">
      <div class="wrap wh-footer__row">
        <div>
          <WrenhouseBrand />
          <p>Shops for people who make things.</p>
        </div>
        <nav aria-label="Footer">
          <ul>
            <li>
              <a href="/marketing/#included">What is included</a>
            </li>
            <li>
              <a href="/marketing/#questions">Questions</a>
            </li>
            <li>
              <a href="mailto:hello@wrenhouse.example">hello@wrenhouse.example</a>
            </li>
          </ul>
        </nav>
        <p class="wh-footer__note">
          Wrenhouse is an invented company. Its pages are examples of <a href="/">mountkit</a>.
        </p>
      </div>
    </footer>
  );
}

interface WrenhouseFrameProps {
  nav: Child;
  /** Settings of a header that stays in view, as they stand in its attribute. */
  sticky?: string;
  children?: Child;
}

/** Header, main landmark and footer around a Wrenhouse page. */
export function WrenhouseFrame({ nav, sticky, children }: WrenhouseFrameProps) {
  return (
    <>
      <header class="wh-header" data-mountkit={sticky && 'sticky'} data-settings={sticky}>
        <div class="wrap wh-header__row">
          <WrenhouseBrand />
          {nav}
        </div>
      </header>
      <main id="content" tabindex={-1}>
        {children}
      </main>
      <WrenhouseFooter />
    </>
  );
}
