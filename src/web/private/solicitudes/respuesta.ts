import { club } from '#club';
import type { SolicitudFila } from '#contract/solicitudes.ts';
import { etiquetaDeTipo } from '#domain/inscripcion/tipos.ts';

type Pedida = Pick<SolicitudFila, 'tipo' | 'inscripcion'>;

function loPedido({ tipo, inscripcion }: Pedida): string {
  if (inscripcion !== null) return `tu inscripción en ${etiquetaDeTipo(inscripcion)}`;
  return tipo === 'pruebanivel' ? 'tu clase de prueba' : 'tu mensaje';
}

/** What the answer to a request is called: whoever gets it knows who writes and about what. */
export const asuntoDeRespuesta = (pedida: Pedida): string => `${club.nombre}: ${loPedido(pedida)}`;

/** A new mail to that address, whatever it is written with. */
export const enlaceDeCorreo = (email: string, asunto: string | undefined): string => {
  const para = encodeURIComponent(email).replace('%40', '@');
  return asunto ? `mailto:${para}?subject=${encodeURIComponent(asunto)}` : `mailto:${para}`;
};
