# Plays the API in a container: docker run -p 4010:4010 -e SABIA_CONTROL_TOKEN=… IMAGE
# What stands behind IMAGE goes to the command: IMAGE mock --payer accept, IMAGE contract --target URL

# The package is the same on every platform, so it may be made on another one than it runs on.
FROM node:24-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run pack && tar -xzf sabia-*.tgz

FROM node:24-alpine
ARG VERSION=unreleased
LABEL org.opencontainers.image.title="Sabiá" \
      org.opencontainers.image.description="Plays a recurring-billing site with Pix payment profiles, and checks whether one keeps to its specification." \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="$VERSION"

# The one place that may be written to: a state file, the reports of a check, a configuration file.
RUN mkdir /data && chown node:node /data
COPY --from=build /build/package /sabia
WORKDIR /data

# The user `node`, as a number: so that a cluster can see that it is not root.
USER 1000:1000

# A published port ends at the container's own address, not at its loopback one. The command asks
# for SABIA_CONTROL_TOKEN there.
ENV NODE_ENV=production SABIA_HOST=0.0.0.0 SABIA_PORT=4010
EXPOSE 4010
HEALTHCHECK --interval=5s --timeout=3s --retries=3 CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.SABIA_PORT}/__sabia/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]

# Node is the first process: it takes SIGTERM itself and ends with 0.
ENTRYPOINT ["node", "/sabia/dist/cli.js"]
CMD ["mock"]
