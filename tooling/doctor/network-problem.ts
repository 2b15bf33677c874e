/** What the errors of Node.js, its fetch and OpenSSL mean, by what their codes begin with. */
const problems: Record<string, readonly [message: string, remedy: string]> = {
  TimeoutError: [
    'nessuna risposta entro * secondi',
    'controlla che il servizio sia acceso e riprova: i visitatori non aspettano tanto',
  ],
  'ENOTFOUND EAI_AGAIN': [
    'questo nome di dominio non si trova (DNS)',
    'controlla che l’indirizzo sia scritto bene, che il dominio sia attivo e che questo computer sia in rete',
  ],
  'ECONNREFUSED EHOSTUNREACH ECONNRESET EPIPE UND_ERR_SOCKET': [
    'nessuno risponde a questo indirizzo, o interrompe la connessione',
    'controlla l’indirizzo e che il servizio sia acceso, e riprova tra qualche minuto',
  ],
  'CERT_ DEPTH_ZERO_ SELF_SIGNED_ UNABLE_TO_ ERR_TLS_ ERR_SSL_ EPROTO': [
    'https non funziona (TLS, *): il certificato è scaduto, di un altro nome, non completo o fatto in casa, e i browser lo rifiutano',
    'controlla l’indirizzo e l’orologio di questo computer, riprova da un’altra rete (un antivirus può metterci il suo), poi fai rifare il certificato, con la sua catena intera, da chi gestisce il server',
  ],
}

/** Says in Italian why a request got no answer: fetch says that it failed, and why in the cause. */
export function explainNetworkProblem(error: unknown, timeout: number) {
  const { name, cause } = error as Error
  const code = (cause as NodeJS.ErrnoException | undefined)?.code ?? name
  const isKnown = ([codes]: [string, unknown]) =>
    codes.split(' ').some(each => code.startsWith(each))
  const [message, remedy] = Object.entries(problems).find(isKnown)?.[1] ?? [
    'la richiesta non è riuscita (*)',
    'controlla l’indirizzo e riprova',
  ]
  const found = code === 'TimeoutError' ? String(timeout / 1_000) : code
  return { message: message.replace('*', found), remedy }
}
