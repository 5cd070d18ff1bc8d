/** Of what is not shown while something else is; the page's style sheet may show it all the same. */
export const OFF = 'mountkit-video__off';

export const STYLE = '.mountkit-video__off{display:none!important}';
