# syntax=docker/dockerfile:1
# The server with the pages that it serves, for PostgreSQL. compose.yaml shows how it is run;
# README, 'Running it for others', names every variable. For both kinds of processor at once:
#   docker buildx build --platform linux/amd64,linux/arm64 --tag wrenchwise .

# The same Node as package.json pins (deployment.test.ts compares them).
ARG NODE_VERSION=26.10.0

# Built once, on the builder's own processor: pages, bundle and libraries are the same for all.
FROM --platform=$BUILDPLATFORM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY . .
# As on every machine: libraries from the lock file, then the site and the server.
RUN --mount=type=cache,target=/root/.npm npm run build
# Links to what was built become the folders themselves (tools/build-folders.mjs).
RUN for at in apps/server/dist apps/site/build apps/dashboard/build; do \
    folder=$(readlink -f $at) && rm $at && mv $folder $at || exit 1; done
# The bundle carries most libraries; what it loads by name is installed anew, without the rest. What is
# compiled for one processor is optional, so none of it is left, which the last line checks.
RUN --mount=type=cache,target=/root/.npm rm -rf node_modules \
  && npm ci --workspace=apps/server --omit=dev --omit=optional --no-audit --no-fund \
  && rm -rf node_modules/@wrenchwise \
  && ! find node_modules -name '*.node' | grep .

FROM node:${NODE_VERSION}-bookworm-slim
ENV NODE_ENV=production \
  DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/apps/server/dist ./apps/server/dist
COPY --from=build /app/apps/server/src/platform/db/migrations ./apps/server/src/platform/db/migrations
COPY --from=build /app/apps/site/build ./apps/site/build
COPY --from=build /app/apps/dashboard/build/client ./apps/dashboard/build/client
# Uploaded files are written here unless S3_ENDPOINT names a store; the outbox and the embedded database
# too, both off unless asked for.
RUN mkdir /data && chown node:node /data
VOLUME /data
# User 1000. To write into a folder of another user, run it as that one (compose.yaml: PUID, PGID).
USER node
EXPOSE 3000
# Whether the process lives: a database that is away (/readyz) is no reason to replace it.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without a shell in between, so that SIGTERM reaches the server and it drains.
CMD ["node", "apps/server/dist/main.js"]
