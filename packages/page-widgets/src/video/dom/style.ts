/** Of what is not shown while something else is; the page's style sheet may show it all the same. */
export const OFF = 'mountkit-video__off';

/** How our own parts look; every rule but those of the places gives way to one of the page. */
export const STYLE = `.mountkit-video__off{display:none!important}
.mountkit-video{position:relative;overflow:hidden}
.mountkit-video>*{position:absolute;inset:0;box-sizing:border-box;width:100%;height:100%;border:0}
:where(.mountkit-video){background:#000;border-radius:inherit}
:where(.mountkit-video__button){padding:0;background:none;color:#fff;cursor:pointer}
:where(.mountkit-video__button>img){display:block;width:100%;height:100%;object-fit:cover}
:where(.mountkit-video__button)::after{content:"";position:absolute;inset:0;margin:auto;inline-size:68px;block-size:68px;border-radius:50%;background:linear-gradient(#fff,#fff) no-repeat 0/0,rgb(0 0 0/.7)}
.mountkit-video__button::before{content:"";position:absolute;z-index:1;inset:0;margin:auto;translate:3px;width:20px;height:24px;background:#fff;clip-path:polygon(0 0,100% 50%,0 100%)}
.mountkit-video__button:focus-visible{outline:3px solid #fff;outline-offset:-6px;box-shadow:inset 0 0 0 6px #000}
:where(.mountkit-video__link){display:grid;place-content:center;padding:1em;background:#000;color:#fff}`;
