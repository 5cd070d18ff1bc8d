import { guard } from '@mountkit/core/logic';
import { type Peer, peers } from '../../dom/peers';

const matches = (element: Element, selector: string) => !!selector && guard(() => element.matches(selector));

/** Lets the carousels that move with this one follow. */
export function tellPeers(own: Peer, index: number): void {
  for (const peer of peers) {
    if (peer !== own && (matches(peer.root, own.sync) || matches(own.root, peer.sync))) peer.go(index, 'peer');
  }
}
