import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Loaded } from '../logic/messages';

interface StageProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly src: string;
  /** Another one is another page: a frame that navigates would fill the history. */
  readonly pageKey: string;
  readonly width: number;
  readonly loaded: Loaded | null;
  /** What is written cannot be read: the page shows what it showed before. */
  readonly isOld: boolean;
}

const numbers = new Intl.NumberFormat('en');

/** The page that is shown, as wide as it is asked to be and scaled to the room there is. */
export function Stage({ frame, src, pageKey, width, loaded, isOld }: StageProps) {
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const observer = new ResizeObserver(() => setRoom({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const scale = room.width > 0 ? Math.min(1, room.width / width) : 1;
  const style = { width, height: room.height / scale, transform: `scale(${scale})` };
  return (
    <>
      <div className="stage" ref={box}>
        <div className="stage__page" style={{ width: width * scale }}>
          <iframe
            key={pageKey}
            ref={frame}
            src={src}
            title="The page that is shown"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            style={style}
          />
        </div>
      </div>
      <p className="stage__facts">
        <span>
          {width} px{scale < 1 ? `, shown at ${Math.round(scale * 100)} %` : ''}
        </span>
        {isOld ? <span className="stage__old">Shows what could last be read</span> : null}
        <span>{loaded ? describe(loaded) : 'Loading …'}</span>
      </p>
    </>
  );
}

function describe({ files, bytes, calls }: Loaded): string {
  return `${numbers.format(bytes)} bytes in ${files} ${files === 1 ? 'script' : 'scripts'}, ${calls} ${calls === 1 ? 'call' : 'calls'}`;
}
