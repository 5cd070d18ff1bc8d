/** The video that an address names; undefined if it names none of this list. */
export function videoInAddress(search: string, name: string): string | undefined {
  const parameters = new URLSearchParams(search);
  return name && parameters.get('playlist') === name ? (parameters.get('video') ?? undefined) : undefined;
}

/** The same query with another video of the list; everything else in it stays as it is written. */
export function addressWithVideo(search: string, name: string, video: string): string {
  const others = search
    .slice(1)
    .split('&')
    .filter((part) => part && !/^(?:playlist|video)=/.test(part));
  return `?${[...others, `playlist=${encodeURIComponent(name)}`, `video=${encodeURIComponent(video)}`].join('&')}`;
}
