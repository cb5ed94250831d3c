# The hosted product in one image: the build's pages, and the server that runs from the sources.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_FOLDER=/data
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && mkdir /data && chown node:node /data
COPY --from=build /app/dist ./dist
COPY src ./src
COPY scripts ./scripts
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=30s --start-period=60s CMD node -e "fetch('http://127.0.0.1:4173/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"
CMD ["node", "scripts/host.ts"]
