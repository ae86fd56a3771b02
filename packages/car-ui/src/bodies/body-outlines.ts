import { HATCHBACK } from './hatchback-outline.ts';

/** The shapes that are drawn; `bodyShapeOf` of the vehicle package chooses one of them for a car. */
export const BODY_SHAPES = [
  'hatchback',
  'saloon',
  'estate',
  'suv',
  'pickup',
  'van',
  'electric',
] as const;
export type BodyShape = (typeof BODY_SHAPES)[number];

/** A car seen from the left, nose at the left, on a sheet of 280 × 116, its road at `ROAD`. */
export interface BodyOutline {
  /** Centres of the wheels along the road: front, rear. */
  readonly wheels: readonly [front: number, rear: number];
  /** Radius of the tyre. */
  readonly tyre: number;
  /** Height at which the body ends above the road, between the wheels. */
  readonly sill: number;
  /** The body's outline from the foot of the front bumper over the roof to the foot of the rear one. */
  readonly top: string;
  /** All side glass as one shape; pillars are drawn over it. */
  readonly glass: string;
  /** Pillars between the panes. */
  readonly pillars: string;
  /** Shut lines of doors, bonnet and tailgate. */
  readonly lines: string;
  /** Door handles. */
  readonly handles: string;
  readonly frontLamp: string;
  readonly rearLamp: string;
  readonly mirror: string;
  /** Roof rails, load bed, cladding: what makes the shape known. */
  readonly extra?: string;
}

export const BODY_OUTLINES: Record<BodyShape, BodyOutline> = {
  hatchback: HATCHBACK,
  saloon: {
    wheels: [65, 207],
    tyre: 16.5,
    sill: 96,
    top: 'M26 94C22 91 21 84 22 78C23 72 26 69 32 67C50 60 74 57 94 55C110 45 124 37 142 35C162 32.5 184 33 200 37C214 41 226 48 236 53.5C246 54 253 55.5 258 58C260 66 261 74 260 82C259.5 88 258 93 255 95',
    glass: 'M106 55.5C118 47.5 129 42 144 40.5C165 38 182 38.5 194 41.5C206 45 215 50 221 55Z',
    pillars: 'M157 38L159 56M196 39L205 56',
    lines:
      'M105 57C101 70 102 84 105 95M159 56V95M206 56C206 64 203 68 198 73M94 55C72 59 54 62 39 66M236 53.5C238 60 241 64 246 66M22 84H42M260 84H229M105 88H184',
    handles: 'M141 64h10M185 64h10',
    frontLamp: 'M26 75C33 68 42 66 53 64.5L48 71C41 74 33 76 26 76Z',
    rearLamp: 'M258.5 61L242 62L246 69L260 71Z',
    mirror: 'M104 55.5C102 50.5 105 49 111 49.5L114 55.5Z',
  },
  estate: {
    wheels: [65, 207],
    tyre: 16.5,
    sill: 96,
    top: 'M26 94C22 91 21 84 22 78C23 72 26 69 32 67C50 60 74 57 94 55C110 45 124 37 142 35C170 32 212 32.5 239 36L247 39C252 47 256 54 258 62C260 68 261 75 260 82C259.5 88 258 93 255 95',
    glass: 'M106 55.5C118 47.5 129 42 144 40.5C175 37.5 212 38 236 41.5C241 46 245 50 248 55Z',
    pillars: 'M157 38L159 56M202 37L206 56',
    lines:
      'M105 57C101 70 102 84 105 95M159 56V95M207 56C206 64 203 68 198 73M94 55C72 59 54 62 39 66M22 84H42M260 84H229M105 88H184',
    handles: 'M141 64h10M185 64h10',
    frontLamp: 'M26 75C33 68 42 66 53 64.5L48 71C41 74 33 76 26 76Z',
    rearLamp: 'M258 61L246 62L247 73L260 73Z',
    mirror: 'M104 55.5C102 50.5 105 49 111 49.5L114 55.5Z',
    extra: 'M150 34V31.5C178 29 210 29.5 234 33V35.5',
  },
  suv: {
    wheels: [72, 206],
    tyre: 19,
    sill: 91,
    top: 'M32 90C28 86 27 80 28 73C28.5 65 31 61 37 59C55 53 76 50 94 48C106 37 119 27 135 24C160 20.5 200 21 226 25L235 28C241 37 246 45 248 53C251 59 252 66 252 74C252 82 251 88 248 91',
    glass: 'M105 48.5C115 39 126 32 139 30C165 27 200 27.5 222 31C228 37 232 42 235 48Z',
    pillars: 'M157 27L159 49M201 26L207 49',
    lines:
      'M104 50C101 62 102 78 105 90M159 49V90M208 49C207 58 204 62 199 66M94 48C74 52 58 55 43 59M28 78H47M252 78H233M108 82H180',
    handles: 'M140 58h11M185 58h11',
    frontLamp: 'M31 67C38 60.5 48 58 58 56.5L53 64C46 67 38 69 31 69Z',
    rearLamp: 'M248.5 54L236 55L238 65L252 67Z',
    mirror: 'M103 48.5C101 42.5 104 41 110 41.5L113 48.5Z',
    extra: 'M144 23V19.5C168 17 200 17.5 220 20.5V24',
  },
  pickup: {
    wheels: [54, 213],
    tyre: 19.5,
    sill: 90,
    top: 'M12 88C8 84 7 78 8 70C8 60 11 57 17 55C35 50 58 48 80 47C90 36 102 24 116 20C135 17 158 17.5 172 20C176 28 178.5 38 179 48.5H271C272.5 56 273 66 273 76V83C273 87 272 89 269 90',
    glass: 'M91 47.5C99 38 108 28.5 120 26C138 23.5 156 24 167 26C170 33 172 40 172.5 47Z',
    pillars: 'M131 23L132 48',
    lines:
      'M90 49C87 62 88 76 91 89M132 48V89M173 48C174 62 174 76 173 89M179 49V89M80 47C60 49 42 51 24 55M8 76H27M273 76H239M183 55.5H268',
    handles: 'M114 57h11M156 57h11',
    frontLamp: 'M10.5 65C16 57.5 26 55 36 54L32 62C26 65 18 67 10.5 67Z',
    rearLamp: 'M272 55L266 55L266 70L273 70Z',
    mirror: 'M89 47.5C87 41 90 39.5 96 40L99 47.5Z',
  },
  van: {
    wheels: [62, 209],
    tyre: 17,
    sill: 95,
    top: 'M19 93C15 89 14 82 15 74C15.5 65 18 61 24 58C35 54 45 50.5 53 46C63 32 75 18 91 12.5C98 9.5 106 9 116 9H252C259 9 262 12 263 19L265 80C265 89 264 93 261 95',
    glass: 'M66 48C74 37 83 26 95 21.5C102 20 110 20 117 20V48Z',
    pillars: 'M80 34V48',
    lines:
      'M64 50C78 56 85 68 86 94M121 16V94M124 22V94M187 14V94M256 16L258 80M15 80H39M265 84H232M127 53H254M130 20H181V46H130ZM193 20H250V46H193Z',
    handles: 'M105 58h11M129 60h11',
    frontLamp: 'M18 68C23 59 32 56 43 53L40 63C33 67 25 70 18 71Z',
    rearLamp: 'M264 46L258.5 46L259 68L264.5 68Z',
    mirror: 'M64 48C61 38 66 36 73 37V48Z',
  },
  electric: {
    wheels: [70, 210],
    tyre: 18.5,
    sill: 94,
    top: 'M34 93C30 89 29 82 30 75C31 68 34 65 40 62C54 56 70 54 84 51C102 37 122 29 144 28C172 26.5 204 30 226 38L240 45C244 51 247 57 248.5 64C250 70 251 76 250 83C249.5 89 248 92 245 94',
    glass: 'M97 52C111 42 126 35 146 34C172 33 200 36.5 218 43C224 47 228 50 230 53Z',
    pillars: 'M156 32L158 54M198 34L206 54',
    lines:
      'M97 54C94 66 95 80 98 93M158 54V93M207 54C207 60 204 63 200 66M84 51C68 55 56 58 46 61M30 82H46M250 82H235M102 86H178',
    handles: 'M140 61h10M184 61h10',
    frontLamp: 'M33 70C42 65 52 63 64 61.5L60 66C52 68.5 42 71 33 72Z',
    rearLamp: 'M246 56L229 57.5L230 62L248.5 63Z',
    mirror: 'M96 52C94 46.5 97 45 103 45.5L106 52Z',
  },
};
