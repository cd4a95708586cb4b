import type { InjuryPack, RegionRow, SideRow, SpotRow } from './pack.ts';

type Told = readonly [means: string, lasts: string];
type Spot = readonly [spot: string, minor: Told, permanent: Told];

/** One spot to each face, in order. */
const spots = (...list: readonly Spot[]): RegionRow['spots'] => ({
  die: list.length,
  rows: list.map(([spot, minor, permanent], index): SpotRow => ({
    from: index + 1,
    to: index + 1,
    spot,
    minor: { means: minor[0], lasts: minor[1] },
    permanent: { means: permanent[0], lasts: permanent[1] },
  })),
});

const sides = (...list: readonly string[]): RegionRow['sides'] => ({
  die: list.length,
  rows: list.map((side, index): SideRow => ({ from: index + 1, to: index + 1, side })),
});

const FOR_GOOD = 'for good';

const HEAD = spots(
  [
    'scalp',
    ['Blood runs into the eyes; sight is poor until it is bound', 'a day'],
    ['A bald scar that everyone remembers', FOR_GOOD],
  ],
  [
    'face',
    ['Swollen features; nobody knows the face at first sight', 'a week'],
    ['A disfigured face; strangers stare or look away', FOR_GOOD],
  ],
  [
    'jaw',
    ['Speech is slurred and food must be soft', 'two weeks'],
    ['Words stay hard to make out, long speeches hurt', FOR_GOOD],
  ],
  ['ear', ['Ringing; quiet sounds go unheard', 'three days'], ['One ear hears nothing any more', FOR_GOOD]],
  [
    'eye',
    ['Swollen shut; distances are hard to judge', 'a week'],
    ['The eye is lost; distances stay hard to judge', FOR_GOOD],
  ],
  [
    'skull',
    ['Dizzy and sick after any hard effort', 'a week'],
    ['Headaches and gaps in memory under strain', FOR_GOOD],
  ],
);

const TORSO = spots(
  [
    'shoulder',
    ['Straps and packs hurt; carry half as much', 'a week'],
    ['The shoulder hangs; heavy packs are out of the question', FOR_GOOD],
  ],
  ['chest', ['Short of breath; no running', 'a week'], ['Breath stays short; long runs end early', FOR_GOOD]],
  [
    'ribs',
    ['Every deep breath and every laugh hurts', 'two weeks'],
    ['Badly knit ribs; a night on bare ground brings no ease', FOR_GOOD],
  ],
  ['gut', ['Only thin food stays down', 'a week'], ['A stomach that bears plain food alone', FOR_GOOD]],
  [
    'back',
    ['Bending and lifting are slow', 'two weeks'],
    ['Lifting anything heavy takes a second pair of hands', FOR_GOOD],
  ],
  ['spine', ['Numb legs on waking; slow to rise', 'two weeks'], ['Walks only with a stick or a brace', FOR_GOOD]],
);

const ARM = spots(
  [
    'shoulder joint',
    ['The arm cannot be raised above the chest', 'a week'],
    ['The arm never again rises above the chest', FOR_GOOD],
  ],
  ['upper arm', ['Blows with this arm lack force', 'a week'], ['The arm stays thin and weak', FOR_GOOD]],
  ['elbow', ['The arm stays bent in a sling', 'two weeks'], ['The elbow no longer straightens', FOR_GOOD]],
  [
    'forearm',
    ['A shield or bow is too heavy for this arm', 'a week'],
    ['A crooked forearm; a shield is too heavy for it', FOR_GOOD],
  ],
  [
    'wrist',
    ['Grip fails when something twists in the hand', 'a week'],
    ['A stiff wrist; fine work goes to the other hand', FOR_GOOD],
  ],
  [
    'hand',
    ['Bandaged fingers; nothing small can be held', 'a week'],
    ['Fingers lost; the hand holds but does not handle', FOR_GOOD],
  ],
);

const LEG = spots(
  ['hip', ['Stairs and saddles are torment', 'two weeks'], ['A rolling limp; long marches need rests', FOR_GOOD]],
  ['thigh', ['Limps; no running', 'a week'], ['The leg tires first, on every road', FOR_GOOD]],
  ['knee', ['Splinted; kneeling and climbing are out', 'two weeks'], ['The knee gives way on rough ground', FOR_GOOD]],
  ['shin', ['Limps; jumping is out', 'a week'], ['The bone sets short; a marked limp', FOR_GOOD]],
  [
    'ankle',
    ['Needs a stick for more than a few steps', 'a week'],
    ['The ankle turns easily; no more running', FOR_GOOD],
  ],
  ['foot', ['No boot fits over the bandage', 'a week'], ['Toes lost; balance is poor on ledges and ropes', FOR_GOOD]],
);

/**
 * The pack that the rules use unless another is handed in: the body of the ruleset's own tables. This is the source;
 * `resources/tables/two-legged.json` is written from it and a test holds the two equal, because the rules read no files
 * and the compiler checks this one.
 */
export const twoLegged: InjuryPack = {
  format: 1,
  id: 'two-legged',
  name: 'Two legs, two arms',
  body: 'head, torso, two arms, two legs',
  author: 'The Woundboard makers',
  licence: 'MIT',
  severity: {
    die: 4,
    rows: [
      { from: 1, to: 3, result: 'knocked-out', means: 'Out cold; nothing lasting', lasts: '1d6 hours' },
      {
        from: 4,
        to: 5,
        result: 'minor',
        means: 'Down and awake, with a wound that heals',
        lasts: 'days to weeks, by its place',
      },
      { from: 6, to: 7, result: 'permanent', means: 'Down and awake, with an injury that stays', lasts: FOR_GOOD },
      { from: 8, to: null, result: 'death', means: 'Dead, at once or within a breath', lasts: FOR_GOOD },
    ],
  },
  regions: {
    die: 6,
    rows: [
      { from: 1, to: 1, region: 'head', spots: HEAD, sides: null },
      { from: 2, to: 3, region: 'torso', spots: TORSO, sides: null },
      { from: 4, to: 5, region: 'arm', spots: ARM, sides: sides('primary', 'secondary') },
      { from: 6, to: 6, region: 'leg', spots: LEG, sides: sides('left', 'right') },
    ],
  },
};
