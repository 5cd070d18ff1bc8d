// The files that the parts of the cluster read. Pure.

/** Every part listens on this machine only. */
const HOST = '127.0.0.1';
export const PROVIDERS = 3;
/** The names of the database's nodes. */
export const NODES = ['one', 'two'];

/** Patroni's settings of a node: the replica has written what is committed, and may then take over. */
export function patroniSettings({ node, ports, folder, bin }) {
  return JSON.stringify({
    scope: 'mountkit',
    name: node,
    restapi: { listen: `${HOST}:${ports.rest[node]}`, connect_address: `${HOST}:${ports.rest[node]}` },
    etcd3: { host: `${HOST}:${ports.etcd}` },
    bootstrap: {
      dcs: {
        // The shortest that Patroni takes: after so many seconds without a sign the primary is given up.
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 5,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, use_slots: true },
      },
      initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C' }],
    },
    postgresql: {
      listen: `${HOST}:${ports.postgres[node]}`,
      connect_address: `${HOST}:${ports.postgres[node]}`,
      data_dir: `${folder}/${node}`,
      bin_dir: bin,
      pgpass: `${folder}/pgpass-${node}`,
      authentication: {
        superuser: { username: 'postgres', password: 'cluster' },
        replication: { username: 'replicator', password: 'cluster' },
        rewind: { username: 'rewind', password: 'cluster' },
      },
      parameters: { unix_socket_directories: folder, max_connections: 100 },
      pg_hba: [`host all all ${HOST}/32 trust`, `host replication all ${HOST}/32 trust`, 'local all all trust'],
    },
    watchdog: { mode: 'off' },
  });
}

/** PgBouncer gives a connection to each transaction, and waits a while for a primary. */
export function poolerSettings({ ports, folder }) {
  return `[databases]
postgres = host=${HOST} port=${ports.primary} dbname=postgres user=postgres
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${ports.pooler}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
server_check_delay = 5
query_wait_timeout = 20
pidfile = ${folder}/pgbouncer.pid
`;
}

/** HAProxy sends requests to providers that are ready, and the pooler to the primary. */
export function proxySettings({ ports }) {
  const check = 'inter 1s fall 2 rise 1';
  const nodes = NODES.map(
    (node) =>
      `  server ${node} ${HOST}:${ports.postgres[node]} check port ${ports.rest[node]} ${check} on-marked-down shutdown-sessions`,
  );
  const providers = ports.providers.map(
    (port, index) => `  server provider${index + 1} ${HOST}:${port} check ${check}`,
  );
  return `global
  maxconn 1000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  retries 2
frontend forms
  mode http
  bind ${HOST}:${ports.site}
  default_backend providers
backend providers
  mode http
  balance roundrobin
  option httpchk
  http-check send meth GET uri /ready ver HTTP/1.1 hdr Host localhost
  # A request that has reached no provider goes to another one.
  option redispatch
  retry-on conn-failure empty-response
${providers.join('\n')}
listen primary
  mode tcp
  bind ${HOST}:${ports.primary}
  option httpchk GET /primary
${nodes.join('\n')}
`;
}
