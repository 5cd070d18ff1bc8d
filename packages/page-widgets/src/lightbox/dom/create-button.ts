import { make } from '../../shared/dom/make';

/** Lines of the icons, in a square of 24. */
const ICONS = {
  close: 'M5 5l14 14M19 5L5 19',
  previous: 'M15 4l-8 8 8 8',
  next: 'M9 4l8 8-8 8',
  zoom: 'M15 15l6 6M10 3a7 7 0 100 14 7 7 0 000-14zm0 4v6m-3-3h6',
  fullscreen: 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5',
  share: 'M12 15V3M8 7l4-4 4 4M6 11H4v10h16V11h-2',
};

/** Makes a button with an icon. */
export function createButton(icon: keyof typeof ICONS, label: string, press: () => void): HTMLButtonElement {
  const draw = (name: string) => document.createElementNS('http://www.w3.org/2000/svg', name);
  const svg = draw('svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.appendChild(draw('path')).setAttribute('d', ICONS[icon]);
  const button = make('button', `mountkit-lightbox__button mountkit-lightbox__button--${icon}`, svg);
  button.ariaLabel = label;
  button.addEventListener('click', press);
  return button;
}
