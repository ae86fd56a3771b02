import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH, Turn } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** The auxiliary belt, AdBlue’s cap and towing. */
export const beltAndTowingSketches = {
  'belt-routing': {
    about: 'The routing of the belt round its pulleys is photographed before it comes off.',
    sketch: (
      <>
        <path
          d="M98 170A40 40 0 0 1 66 112L82 56A24 24 0 0 1 126 50L158 84L210 44A26 26 0 1 1 238 84L182 128A30 30 0 0 1 168 134L114 166A40 40 0 0 1 98 170Z"
          stroke={ACCENT}
          strokeWidth="6"
        />
        <circle cx="100" cy="132" r="34" fill={METAL} />
        <circle cx="104" cy="58" r="19" fill={METAL} />
        <circle cx="228" cy="62" r="20" fill={METAL} />
        <circle cx="166" cy="112" r="16" fill={PLAIN} />
        <path d="M100 132h.1M104 58h.1M228 62h.1M166 112h.1" strokeWidth="6" />
        <Label
          at={[206, 156]}
          to={[
            [216, 141],
            [198, 118],
          ]}
        >
          Belt
        </Label>
        <Label at={[160, 193]} anchor="middle">
          Take a photograph first
        </Label>
      </>
    ),
  },
  'tensioner-turned': {
    about: 'The tensioner is turned against its spring and pinned, which slackens the belt.',
    sketch: (
      <>
        <path d="M20 60H130A40 40 0 0 1 168 96L172 190" stroke={ACCENT} strokeWidth="6" />
        <circle cx="132" cy="104" r="38" fill={TOUCH} stroke={ACCENT} />
        <path d="M124 90H140L148 104L140 118H124L116 104Z" fill={PLAIN} />
        <path d="M136 102L284 62" strokeWidth="10" />
        <path d="M136 102L284 62" strokeWidth="6" stroke={PLAIN} />
        <Turn at={[132, 104]} r={166} from={-12} to={14} />
        <Label at={[150, 40]}>Against its spring</Label>
        <Label
          at={[14, 176]}
          to={[
            [58, 162],
            [104, 130],
          ]}
        >
          Tensioner
        </Label>
      </>
    ),
  },
  'belt-ribs': {
    about:
      'Compare the old belt with the new one: both must have the same number of ribs and the same length.',
    sketch: (
      <>
        <path
          d="M30 46H140V84L128 96L116 84L104 96L92 84L80 96L68 84L56 96L44 84L30 96Z"
          fill={METAL}
        />
        <path
          d="M180 46H290V84L278 96L266 84L254 96L242 84L230 96L218 84L206 96L194 84L180 96Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path d="M150 62H170M150 72H170" strokeWidth="3" />
        <Label at={[85, 30]} anchor="middle">
          Old
        </Label>
        <Label at={[235, 30]} anchor="middle">
          New
        </Label>
        <path d="M30 132H290M30 124V140M290 124V140" stroke={FAINT} />
        <Label at={[160, 166]} anchor="middle">
          Same ribs, same length
        </Label>
      </>
    ),
  },
  'adblue-cap': {
    about: 'AdBlue has a filler of its own with a blue cap, often beside that of the diesel.',
    sketch: (
      <>
        <path d="M34 24H286V150H34Z" fill={METAL} />
        <circle cx="104" cy="88" r="40" fill={PLAIN} />
        <path d="M78 82H130V94H78Z" fill={METAL} />
        <circle cx="216" cy="88" r="34" fill={TOUCH} stroke={ACCENT} />
        <path d="M194 82H238V94H194Z" fill={PLAIN} stroke={ACCENT} />
        <Label
          at={[104, 182]}
          anchor="middle"
          to={[
            [104, 166],
            [104, 128],
          ]}
        >
          Diesel: never
        </Label>
        <Label
          at={[230, 182]}
          anchor="middle"
          to={[
            [220, 166],
            [216, 122],
          ]}
        >
          AdBlue
        </Label>
      </>
    ),
  },
  'towing-eye': {
    about: 'Behind its cover in the bumper, the towing eye is screwed in all the way.',
    sketch: (
      <>
        <path d="M14 20H120Q142 100 120 180H14Z" fill={METAL} />
        <path d="M92 80H132V120H92Z" fill={PLAIN} />
        <path d="M112 92H200V108H112Z" fill={PLAIN} />
        <path d="M134 92V108M148 92V108M162 92V108M176 92V108" stroke={FAINT} />
        <path
          d="M196 100a40 34 0 1 0 80 0a40 34 0 1 0-80 0zM216 100a20 16 0 1 0 40 0a20 16 0 1 0-40 0z"
          fill={TOUCH}
          fillRule="evenodd"
          stroke={ACCENT}
        />
        <Turn at={[236, 100]} r={58} from={-130} to={-40} />
        <Label at={[150, 166]}>All the way in</Label>
        <Label at={[20, 52]}>Bumper</Label>
      </>
    ),
  },
  'rope-same-side': {
    about:
      'From above: the rope joins the eyes on the same side of both cars, marked in the middle.',
    sketch: (
      <>
        <path
          d="M14 46H92Q108 46 108 62V124Q108 140 92 140H14ZM306 46H228Q212 46 212 62V124Q212 140 228 140H306Z"
          fill={METAL}
        />
        <path d="M40 60H76V126H40ZM280 60H244V126H280Z" fill={PLAIN} />
        <path d="M108 66H212" stroke={ACCENT} strokeWidth="4" />
        <path d="M152 66H170V90H152Z" fill={TOUCH} stroke={ACCENT} />
        <circle cx="108" cy="66" r="6" fill={TOUCH} stroke={ACCENT} />
        <circle cx="212" cy="66" r="6" fill={TOUCH} stroke={ACCENT} />
        <Label at={[160, 28]} anchor="middle">
          Same side
        </Label>
        <Label at={[160, 176]} anchor="middle">
          Marked in the middle
        </Label>
      </>
    ),
  },
  'rope-taut': {
    about: 'The towing car moves off gently until the rope is taut, without snatching.',
    sketch: (
      <>
        <path d="M12 150H308" stroke={FAINT} />
        <path
          d="M12 134V104L30 100L44 78H88L102 104V134ZM308 134V104L294 78H250L232 100L214 106V134Z"
          fill={METAL}
        />
        <circle cx="36" cy="136" r="14" fill={PLAIN} />
        <circle cx="84" cy="136" r="14" fill={PLAIN} />
        <circle cx="236" cy="136" r="14" fill={PLAIN} />
        <circle cx="286" cy="136" r="14" fill={PLAIN} />
        <path d="M102 120H214" stroke={ACCENT} strokeWidth="4" />
        <Arrow from={[92, 52]} to={[28, 52]} />
        <Label at={[158, 104]} anchor="middle">
          Taut
        </Label>
        <Label at={[160, 184]} anchor="middle">
          Gently, no jerk
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;
