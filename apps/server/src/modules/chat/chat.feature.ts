import type { Feature } from '../../platform/feature.ts';
import type { DiagnosesService } from '../diagnosis/diagnoses.service.ts';
import { mountChat } from './chat.routes.ts';
import { createChatService } from './chat.service.ts';
import { diagnosisTopic, type DiagnosisTopicDependencies } from './diagnosis-topic.ts';
import { guideTopic, type GuideTopicDependencies } from './guide-topic.ts';
import { vehicleTopic, type VehicleTopicDependencies } from './vehicle-topic.ts';

/** The chat about diagnoses, vehicles and guides. */
export const createChatFeature = (
  dependencies: Omit<Parameters<typeof createChatService>[0], 'topics'> &
    DiagnosisTopicDependencies &
    VehicleTopicDependencies &
    GuideTopicDependencies & { readonly diagnoses: DiagnosesService },
): Feature => {
  const vehicle = vehicleTopic(dependencies);
  const service = createChatService({
    ...dependencies,
    topics: {
      diagnosis: diagnosisTopic(dependencies, vehicle),
      vehicle,
      guide: guideTopic(dependencies),
    },
  });
  return { mountApi: ({ mount }) => mountChat(mount, service, dependencies.diagnoses) };
};
