import { ACCENT, Arrow, FAINT, Label, METAL, PLAIN, TOUCH, Wheel, Ground } from './kit.tsx';
import type { StepSketch } from './kit.tsx';

/** A tyre in section: tread above, sidewalls down to the beads. */
function Section() {
  return (
    <>
      <path
        d="M60 176V96Q60 50 106 50H214Q260 50 260 96V176H238V102Q238 78 214 78H106Q82 78 82 102V176Z"
        fill={METAL}
      />
      <path d="M112 50V62H124V50M148 50V62H172V50M196 50V62H208V50" fill={PLAIN} />
    </>
  );
}

/** Tread, pressure and punctures. */
export const tyreSketches = {
  'tread-measured': {
    about: 'The gauge stands in a main groove, three times across the tread.',
    sketch: (
      <>
        <Section />
        <path d="M146 44H174V26H146Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M160 44V61" stroke={ACCENT} strokeWidth="4" />
        <path d="M118 30V44M114 40L118 46L122 40M202 30V44M198 40L202 46L206 40" stroke={ACCENT} />
        <Label at={[226, 32]}>Gauge</Label>
        <Label at={[160, 130]} anchor="middle">
          Main grooves
        </Label>
        <Label at={[160, 152]} anchor="middle">
          at 3 places
        </Label>
      </>
    ),
  },
  'tread-wear': {
    about:
      'Three treads: wear at both edges means too little pressure, in the middle too much, and at one edge poor alignment.',
    sketch: (
      <>
        {[16, 122, 228].map((x) => (
          <path key={x} d={`M${x} 30H${x + 76}V130H${x}Z`} fill={METAL} />
        ))}
        <path
          d="M16 30H32V130H16ZM76 30H92V130H76ZM148 30H172V130H148ZM228 30H252V130H228Z"
          fill={TOUCH}
          stroke={ACCENT}
        />
        <path
          d="M42 34V126M54 34V126M66 34V126M130 34V126M140 34V126M180 34V126M190 34V126M264 34V126M278 34V126M292 34V126"
          stroke={FAINT}
          strokeWidth="3"
        />
        <Label at={[54, 154]} anchor="middle">
          Too soft
        </Label>
        <Label at={[160, 154]} anchor="middle">
          Too hard
        </Label>
        <Label at={[264, 154]} anchor="middle">
          Alignment
        </Label>
        <Label at={[160, 188]} anchor="middle">
          Where it is worn
        </Label>
      </>
    ),
  },
  'tyre-date': {
    about: 'The last four digits after DOT are the week and the year in which the tyre was made.',
    sketch: (
      <>
        <path d="M10 190A150 150 0 0 1 310 190H250A90 90 0 0 0 70 190Z" fill={METAL} />
        <path d="M196 66H266V98H196Z" fill={TOUCH} stroke={ACCENT} />
        <Label at={[186, 88]} anchor="end">
          DOT ·· ····
        </Label>
        <Label at={[231, 88]} anchor="middle">
          3 5 2 4
        </Label>
        <Label at={[160, 164]} anchor="middle">
          Week 35
        </Label>
        <Label at={[160, 186]} anchor="middle">
          of 2024
        </Label>
      </>
    ),
  },
  'pressure-sticker': {
    about: 'The sticker with the pressures is on the pillar of the driver’s door.',
    sketch: (
      <>
        <path d="M24 190V60Q40 20 96 16H150V190Z" fill={METAL} />
        <path d="M44 92V66Q58 36 96 32H134V92Z" fill={PLAIN} />
        <path d="M164 16H186V190H164Z" fill={PLAIN} />
        <path d="M166 100H184V130H166Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M184 100L214 48M184 130L214 164" stroke={FAINT} />
        <path d="M214 48H308V164H214Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M226 92H296M226 116H296M226 140H274" strokeWidth="3" />
        <Label at={[261, 76]} anchor="middle">
          bar / psi
        </Label>
        <Label at={[64, 130]}>Door</Label>
      </>
    ),
  },
  'gauge-square': {
    about: 'The gauge is pressed on the valve squarely, so that nothing hisses.',
    sketch: (
      <>
        <path d="M16 186A150 150 0 0 1 200 56L182 102A102 102 0 0 0 64 186Z" fill={METAL} />
        <path d="M146 122L172 108L180 122L154 136Z" fill={PLAIN} />
        <path d="M178 100L206 84L216 102L188 118Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M211 93L236 78" strokeWidth="5" stroke={ACCENT} />
        <circle cx="262" cy="62" r="34" fill={TOUCH} stroke={ACCENT} />
        <circle cx="262" cy="62" r="25" fill={PLAIN} stroke={ACCENT} />
        <path d="M262 62L274 48" strokeWidth="3" />
        <Label
          at={[196, 150]}
          to={[
            [210, 136],
            [172, 124],
          ]}
        >
          Valve
        </Label>
        <Label at={[196, 184]}>Cold tyre</Label>
      </>
    ),
  },
  'nail-stays': {
    about: 'The nail stays in the tread: it keeps most of the air in.',
    sketch: (
      <>
        <Section />
        <path d="M180 32H200M190 32V92" stroke={ACCENT} strokeWidth="5" />
        <path d="M60 104H36M260 104H284" stroke={FAINT} />
        <Label at={[214, 28]}>Leave it in</Label>
        <Label at={[160, 124]} anchor="middle">
          Kit: tread only,
        </Label>
        <Label at={[160, 146]} anchor="middle">
          never the sidewall
        </Label>
      </>
    ),
  },
  'tyre-patched': {
    about:
      'A tyre fitter fills the hole from inside with a plug-patch; it holds only in the tread.',
    sketch: (
      <>
        <Section />
        <path d="M154 44H166V78H154Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M124 78H196L188 88H132Z" fill={TOUCH} stroke={ACCENT} />
        <Arrow from={[160, 128]} to={[160, 96]} />
        <Label at={[160, 28]} anchor="middle">
          Tread: yes
        </Label>
        <Label at={[160, 154]} anchor="middle">
          Plug-patch
        </Label>
        <Label at={[4, 104]}>Side:</Label>
        <Label at={[4, 124]}>never</Label>
      </>
    ),
  },
  'sealant-hose': {
    about: 'The bottle sits on the compressor; its hose goes to the valve of the flat tyre.',
    sketch: (
      <>
        <Ground y={178} />
        <Wheel at={[86, 108]} r={68} />
        <path d="M190 122H296V176H190Z" fill={METAL} />
        <circle cx="218" cy="148" r="15" fill={PLAIN} />
        <path d="M218 148L226 140" strokeWidth="3" />
        <path d="M246 66H282V108L274 122H254L246 108Z" fill={TOUCH} stroke={ACCENT} />
        <path d="M246 82C196 60 170 130 118 128" stroke={ACCENT} strokeWidth="5" />
        <Label at={[220, 50]}>Sealant</Label>
        <Label
          at={[14, 24]}
          to={[
            [54, 29],
            [116, 124],
          ]}
        >
          Valve
        </Label>
      </>
    ),
  },
  'sealant-spread': {
    about: 'Driving a few miles at once, slowly, spreads the sealant inside the tyre.',
    sketch: (
      <>
        <Ground y={178} />
        <circle cx="130" cy="100" r="78" fill={METAL} />
        <circle cx="130" cy="100" r="66" stroke={ACCENT} strokeWidth="6" strokeDasharray="60 14" />
        <circle cx="130" cy="100" r="46" fill={PLAIN} />
        <Arrow from={[220, 128]} to={[296, 128]} />
        <Label at={[218, 60]}>3–6 miles</Label>
        <Label at={[218, 84]}>under 50</Label>
        <Label at={[130, 105]} anchor="middle">
          Sealant
        </Label>
      </>
    ),
  },
} satisfies Record<string, StepSketch>;
