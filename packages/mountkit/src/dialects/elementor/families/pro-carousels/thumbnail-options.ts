import type { Json } from '@mountkit/core/logic';
import type { CarouselOptions } from '@mountkit/page-widgets/carousel';
import { rename } from '../carousel/carousel-options';

/** The options of the small pictures below a slide show. */
export function thumbnailOptions(settings: Json): Partial<CarouselOptions> {
  const isMeant = ([key]: [string, unknown]) => !/^(?:slides_per_view|slides_to_scroll|skin|effect|autoplay)/.test(key);
  const renamed = rename(
    Object.fromEntries(
      Object.entries(settings)
        .filter(isMeant)
        .map(([key, value]) => [key.replace(/^slideshow_slides_per_view/, 'slides_per_view'), value]),
    ),
  );
  return {
    gap: 0,
    slides_to_show: 5,
    slides_to_show_tablet: 4,
    slides_to_show_mobile: 3,
    ...renamed,
    ...(settings.centered_slides === 'yes' && { centered: true }),
    lazy: true,
  };
}
