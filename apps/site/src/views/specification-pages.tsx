import { SPECIFICATIONS_PATH } from '@wrenchwise/vehicle/specification-path';

import { Breadcrumb } from '~/features/guides/breadcrumb.tsx';
import { MakeView } from '~/features/specifications/make-view.tsx';
import { ModelView } from '~/features/specifications/model-view.tsx';
import type {
  MakePageData,
  ModelPageData,
} from '~/features/specifications/specifications.server.ts';

const ALL = { to: SPECIFICATIONS_PATH, name: 'Car specifications' };

/** The page of a make. */
export function SpecificationMakePage({ page }: { page: MakePageData }) {
  return <MakeView page={page} breadcrumb={<Breadcrumb trail={[ALL]} here={page.make} />} />;
}

/** The page of a model. */
export function SpecificationModelPage({ page }: { page: ModelPageData }) {
  return (
    <ModelView
      page={page}
      breadcrumb={
        <Breadcrumb trail={[ALL, { to: page.makePath, name: page.make }]} here={page.model} />
      }
    />
  );
}
