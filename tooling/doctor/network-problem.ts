/** What the errors of Node.js and OpenSSL mean, by code. */
const problems = [
  {
    codes: ['ENOTFOUND'],
    message: 'il nome dell’host non esiste nel DNS',
    remedy: 'controlla che l’indirizzo sia scritto bene e che il dominio sia attivo',
  },
  {
    codes: ['EAI_AGAIN'],
    message: 'il DNS non risponde',
    remedy: 'controlla la connessione di questa macchina e riprova',
  },
  {
    codes: ['ECONNREFUSED'],
    message: 'connessione rifiutata: nessun server risponde su questo indirizzo',
    remedy: 'controlla l’indirizzo e che il servizio sia acceso',
  },
  {
    codes: ['ECONNRESET', 'EPIPE'],
    message: 'il server ha interrotto la connessione',
    remedy: 'riprova tra qualche minuto; se continua, chiedi a chi gestisce il server',
  },
  {
    codes: ['EHOSTUNREACH'],
    message: 'il server non è raggiungibile da questa rete',
    remedy: 'controlla la connessione di questa macchina e l’indirizzo',
  },
  {
    codes: ['CERT_HAS_EXPIRED'],
    message: 'il certificato TLS è scaduto',
    remedy: 'rinnova il certificato del server',
  },
  {
    codes: ['CERT_NOT_YET_VALID'],
    message: 'il certificato TLS non è ancora valido',
    remedy: 'controlla le date del certificato e l’orologio di questa macchina',
  },
  {
    codes: ['ERR_TLS_CERT_ALTNAME_INVALID'],
    message: 'il certificato TLS è di un altro host',
    remedy: 'controlla l’indirizzo, o fai emettere un certificato per questo nome',
  },
  {
    codes: ['DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN'],
    message: 'il certificato TLS è autofirmato: i browser lo rifiutano',
    remedy: 'usa un certificato di un’autorità riconosciuta, per esempio Let’s Encrypt',
  },
  {
    codes: [
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
      'UNABLE_TO_GET_ISSUER_CERT',
      'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
    ],
    message: 'il certificato TLS non è firmato da un’autorità riconosciuta (catena incompleta)',
    remedy: 'installa sul server il certificato completo di quelli intermedi',
  },
  {
    codes: ['EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'],
    message: 'su questo indirizzo il server non parla TLS (https)',
    remedy: 'controlla la porta e attiva https sul server',
  },
]

/** Says in Italian why a request got no answer. */
export function explainNetworkProblem(error: unknown, timeout: number) {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return {
      message: `nessuna risposta entro ${timeout / 1000} secondi`,
      remedy: 'controlla che il servizio sia acceso; il sito aspetta altrettanto, poi dà errore',
    }
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const unknown = {
    message: `la richiesta non è riuscita (${code || String(error)})`,
    remedy: 'controlla l’indirizzo e riprova',
  }
  return problems.find(({ codes }) => codes.includes(code)) ?? unknown
}
