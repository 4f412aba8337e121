import { club } from '#club';
import type { SolicitudFila } from '#contract/solicitudes.ts';
import { SOLICITUDES } from '#domain/inscripcion/solicitud.ts';
import { etiquetaDeTipo } from '#domain/inscripcion/tipos.ts';

type Pedida = Pick<SolicitudFila, 'tipo' | 'inscripcion'>;

function loPedido({ tipo, inscripcion }: Pedida): string {
  const { pedido } = SOLICITUDES[tipo];
  return inscripcion === null ? pedido : `${pedido} en ${etiquetaDeTipo(inscripcion)}`;
}

/** What the answer to a request is called: whoever gets it knows who writes and about what. */
export const asuntoDeRespuesta = (pedida: Pedida): string => `${club.nombre}: ${loPedido(pedida)}`;

/** A new mail to that address, whatever it is written with. */
export const enlaceDeCorreo = (email: string, asunto: string | undefined): string => {
  const para = encodeURIComponent(email).replace('%40', '@');
  return asunto ? `mailto:${para}?subject=${encodeURIComponent(asunto)}` : `mailto:${para}`;
};
