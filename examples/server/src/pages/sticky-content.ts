/** One part of the story on the page of sticky elements. */
export interface StoryPart {
  id: string;
  title: string;
  paragraphs: readonly string[];
}

/** The story, in the order it is read. */
export const storyParts: readonly StoryPart[] = [
  {
    id: 'throw',
    title: 'Six in the morning: the wheel',
    paragraphs: [
      'The first cup of the day is never for sale. Inês throws it with cold hands, looks at it for as long as a kettle needs, and cuts it off the wheel into the bucket of scraps. It has told her how wet the clay is, and that was all it was for.',
      'After that they come every four minutes. A ball of four hundred grams, a thumb, a wall that climbs, a rim that is turned outwards by less than a millimetre. She stops at thirty, because the board holds thirty, and because the thirty-first is where she once began to think about something else.',
      'People ask for the ones that are a little off. She keeps those on a shelf of their own with a price of their own, and they are gone before the good ones.',
    ],
  },
  {
    id: 'dry',
    title: 'Nine: nothing happens',
    paragraphs: [
      'Drying is the part that nobody films. The boards stand away from the window, under a sheet, and lose water at the speed at which clay likes to lose it. Faster, and the handles crack where they meet the wall.',
      'This is when the shop gets its hour. Orders of the night are packed, two letters are answered, and the stock is counted against the shelf. It used to take the whole morning. Now the list is right before she looks at it, and the hour is mostly tape and tissue paper.',
      'By noon a knuckle against the foot of a cup gives a dull knock in place of a thud. That is leather hard, and the feet can be turned.',
    ],
  },
  {
    id: 'glaze',
    title: 'One: the green that is not green',
    paragraphs: [
      'In the bucket the glaze is the colour of weak tea. It holds wood ash from the bakery, feldspar, and a spoon of copper that decides everything. Where it lies thick it will be moss, where it runs thin over an edge it will be nearly white.',
      'Each cup goes in upside down, three seconds, and comes out with a twist of the wrist that throws off the last drop. The foot is wiped clean with a sponge, since whatever touches the shelf in the kiln will stay on the shelf in the kiln.',
      'She writes the batch on a strip of tape on the bucket: forty-one. Batch forty is in the shop under its own name, because it came out blue, and because four people have asked whether it will come out blue again.',
    ],
  },
  {
    id: 'fire',
    title: 'Four: twelve hundred and sixty degrees',
    paragraphs: [
      'The kiln is packed like a suitcase. Nothing may touch, nothing may be wasted, and the tall vases stand where the heat is laziest. When the door is closed it will not be opened for twelve hours, and no amount of looking at the dial will change that.',
      'She looks at the dial. A hundred degrees an hour until the water has gone, then faster, then a long hold at the top where the glaze goes from a crust to a skin to a liquid. For ten minutes everything inside is the same orange and has no edges.',
      'At night the shop sells what is on the shelf, and says so for what is not: in the kiln, ready on Friday. It is the line that customers like best. Three of them have set an alarm.',
    ],
  },
  {
    id: 'open',
    title: 'Four again: the door',
    paragraphs: [
      'A kiln that is opened too early sings. Each ping is a glaze that shrinks a little faster than the cup below it, and some of them never stop. So the door stays shut until a hand can lie on it, and then for the time of one more coffee.',
      'Twenty-eight of thirty. One handle has let go, one cup has grown into its neighbour and will be a pair for ever. The moss is moss, and on the inside, where nobody had planned it, there is a ring of the white.',
      'At eight they are photographed on the windowsill, at nine they are in the shop, and at ten past nine there are twenty-seven.',
    ],
  },
];
