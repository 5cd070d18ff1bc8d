import style from './early-style.css?inline';
import { runsHere } from './runs-here';

/** Adds the style of the page before its families are there, for as long as it is not known that the builder's script runs. */
export function addEarlyStyle(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const check = () => {
    if (runsHere('pro')) sheet.disabled = true;
  };
  if (document.readyState !== 'loading') check();
  else document.addEventListener('DOMContentLoaded', check, { once: true });
}
