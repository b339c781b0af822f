import { picture } from '../fields/picture.ts';
import { text } from '../fields/text.ts';
import { readVideoId, videoIdPattern } from './video-id.ts';
import { defineContentType } from '../model/define.ts';

export const videos = defineContentType({
  name: 'videos',
  titleField: 'title',
  icon: 'M3 6h18v12H3zM10 9.500v5l4.500-2.500z',
  publicPath: '/publications/videos',
  inSearch: true,
  itemPath: '/publications/videos/:id',
  summary: ['description'],
  fields: {
    title: text({ localized: true, format: 'line', max: 200, required: true }),
    description: text({ localized: true, format: 'lines', max: 2_000 }),
    videoId: text({
      localized: false,
      format: 'video',
      // Of what is pasted; an id is shorter.
      max: 2_000,
      required: true,
      pattern: videoIdPattern,
      clean: readVideoId,
    }),
    // Shown until the video is played, which loads nothing from its host before.
    image: picture({}),
  },
});
