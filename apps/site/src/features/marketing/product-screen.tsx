import { cx } from '@wrenchwise/ui/class-names.ts';

import answerDark from '~/assets/screens/answer-dark.webp?url';
import answerLight from '~/assets/screens/answer-light.webp?url';
import carDark from '~/assets/screens/car-dark.webp?url';
import carLight from '~/assets/screens/car-light.webp?url';
import overviewDark from '~/assets/screens/overview-dark.webp?url';
import overviewLight from '~/assets/screens/overview-light.webp?url';
import repairDark from '~/assets/screens/repair-dark.webp?url';
import repairLight from '~/assets/screens/repair-light.webp?url';

// What tools/product-screens.ts takes, with the size of the page that it takes.
const PHONE = { width: 390, height: 844 } as const;
const LAPTOP = { width: 1120, height: 720 } as const;

const SCREENS = {
  answer: { ...PHONE, light: answerLight, dark: answerDark },
  repair: { ...PHONE, light: repairLight, dark: repairDark },
  car: { ...LAPTOP, light: carLight, dark: carDark },
  overview: { ...LAPTOP, light: overviewLight, dark: overviewDark },
} as const;

interface Props {
  readonly name: keyof typeof SCREENS;
  /** What is to be seen on it. */
  readonly alt: string;
  readonly className?: string;
}

/** A screen of the product as it is, of the seeded demo, in the theme of the page and in a frame. */
export function ProductScreen({ name, alt, className }: Props) {
  const { light, dark, width, height } = SCREENS[name];
  const isPhone = width === PHONE.width;
  const picture = { width, height, loading: 'lazy', decoding: 'async' } as const;
  return (
    <div
      className={cx(
        'overflow-hidden border-line-strong/50 bg-surface shadow-high',
        isPhone ? 'mx-auto max-w-76 rounded-[2.25rem] border-[7px]' : 'rounded-lg border',
        className,
      )}
    >
      {!isPhone && (
        <div aria-hidden className="flex gap-1.5 border-b border-line bg-sunken px-3.5 py-2.5">
          {['bg-warm', 'bg-line-strong', 'bg-accent-line'].map((look) => (
            <span key={look} className={cx('size-2.5 rounded-full', look)} />
          ))}
        </div>
      )}
      {/* The one that is not shown is not fetched. */}
      <img src={light} alt={alt} {...picture} className="only-light h-auto w-full" />
      <img src={dark} alt={alt} {...picture} className="only-dark h-auto w-full" />
    </div>
  );
}
