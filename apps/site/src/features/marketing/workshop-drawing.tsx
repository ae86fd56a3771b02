import { Hatchback } from '@wrenchwise/car-ui/bodies/hatchback.tsx';

/** A car on a two-post lift with a lamp under it. */
export function WorkshopDrawing() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 832 340"
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-auto w-full"
    >
      <path d="M20 322h792" stroke="var(--accent-text)" />
      <path
        d="M40 334l12-12M120 334l12-12M200 334l12-12M280 334l12-12M360 334l12-12M440 334l12-12M520 334l12-12M600 334l12-12M680 334l12-12M760 334l12-12"
        opacity="0.5"
      />
      <path d="M372 322l-94-116h276l-94 116z" fill="var(--accent-soft)" stroke="none" />
      <path d="M306 322V10h22v312M504 322V10h22v312" fill="var(--surface)" />
      <path d="M292 322h50M490 322h50M306 10h220" />
      <Hatchback at={[56.7, 214]} scale={2.504} weight={2} />
      <path
        d="M328 190h62v10h-62M504 190h-62v10h62"
        fill="var(--surface)"
        stroke="var(--accent-text)"
      />
      <path
        d="M396 322h40M416 322v-26M404 296h24l-5-14h-14z"
        fill="var(--surface)"
        stroke="var(--accent-text)"
      />
      <path
        d="M640 322v-62h116v62M640 280h116M640 300h116M690 270h16M690 290h16M690 310h16"
        fill="var(--surface)"
      />
      <path d="M664 260v-16h22v16M716 260l8-30 14 4-6 26" />
      <path d="M60 322v-96h88v96M60 250h88M72 240h64" />
      <path d="M80 226v-18a10 10 0 0 1 20 0v18M112 226v-26M124 226v-34" />
    </svg>
  );
}
