ALTER TABLE "webhook_deliveries" ADD COLUMN "about" uuid;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "handed_on_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "is_slow" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "busy_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_idx" ON "webhook_deliveries" USING btree ("endpoint_id","next_attempt_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "webhook_deliveries_about_idx" ON "webhook_deliveries" USING btree ("endpoint_id","about","event");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_busy_until_idx" ON "webhook_endpoints" USING btree ("busy_until") WHERE busy_until is not null;--> statement-breakpoint
-- As in 0014, but events of one kind about one object are coalesced: one that was not handed to a sender
-- yet takes the new time, and the next one waits for ten seconds, or for the one before it that failed.
CREATE OR REPLACE FUNCTION queue_webhook_event(p_user uuid, p_event text, p_data jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  now_at timestamptz := app_now();
  subject uuid := (p_data ->> 'id')::uuid;
  told jsonb;
  endpoint uuid;
BEGIN
  FOR endpoint IN
    SELECT e.id FROM webhook_endpoints e
    WHERE e.user_id = p_user AND e.disabled_at IS NULL AND p_event = ANY (e.events)
  LOOP
    told := jsonb_build_object(
      'type', p_event,
      'timestamp', to_char(now_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', p_data
    );
    UPDATE webhook_deliveries d SET payload = told
    WHERE d.endpoint_id = endpoint AND d.about = subject AND d.event = p_event AND d.state = 'pending'
      AND d.handed_on_at IS NULL;
    CONTINUE WHEN FOUND;
    INSERT INTO webhook_deliveries (user_id, endpoint_id, event, about, payload, next_attempt_at)
    VALUES (p_user, endpoint, p_event, subject, told, greatest(now_at, (
      SELECT max(CASE WHEN d.state = 'pending' AND d.last_attempt_at IS NOT NULL THEN d.next_attempt_at
        ELSE d.created_at + interval '10 seconds' END)
      FROM webhook_deliveries d
      WHERE d.endpoint_id = endpoint AND d.about = subject AND d.event = p_event
        AND (d.state = 'pending' OR d.created_at > now_at - interval '10 seconds')
    )));
  END LOOP;
END $$;
