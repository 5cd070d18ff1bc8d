import { type Disposer, report, shared } from '@mountkit/core';
import { followLinks } from './follow-links';
import { findLayer, type Layer, pageLayers } from './page-layers';

/** Adds a layer to those of the page. Links are followed as long as there is one. */
export function joinPage(layer: Layer): Disposer {
  const layers = pageLayers();
  const links = shared<{ stop?: Disposer }>('popups:links', () => ({}));
  if (findLayer(layer.id, layer.kind)) report(`two are ${layer.kind} "${layer.id}": links open the newest`);
  layers.add(layer);
  if (layers.size === 1) links.stop = followLinks();
  return () => {
    layers.delete(layer);
    if (!layers.size) links.stop?.();
  };
}
