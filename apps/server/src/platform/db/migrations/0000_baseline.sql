-- The whole schema as of 27 November 2026: what the migrations 0000 to 0038 of before made, in one file (decision
-- 142). In this order: the clock, tables, foreign keys, indexes, the role app_user, functions, row-level security,
-- triggers, rights to functions.

-- The product's clock: the database's, shifted by the setting that every connection carries (CLOCK_OFFSET_MS).
-- Defaults of columns use it, so it comes before the tables.
CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT now() + make_interval(secs => coalesce(nullif(current_setting('app.clock_offset_ms', true), ''), '0')::double precision / 1000)
$$;
--> statement-breakpoint
-- What a search of the diagnoses looks through. Trigrams (pg_trgm) were weighed: `like` is not leakproof, so
-- row-level security runs first and no index on the text is used; and one index of everybody's words
-- would be read for the rows of one user. That user's rows are walked, and each costs one comparison.
CREATE FUNCTION diagnosis_search_text(p_make text, p_model text, p_symptoms text, p_causes text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(p_make || E'\n' || p_model || E'\n' || array_to_string(p_causes, E'\n') || E'\n' || p_symptoms)
$$;
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text DEFAULT 'preparing' NOT NULL,
	"parts" integer,
	"bytes" bigint,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "profile_pictures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"method" text,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "two_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"used_code" text,
	"used_code_at" timestamp with time zone,
	CONSTRAINT "two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"price_id" text NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"trial_days" integer NOT NULL,
	"idempotency_key" text,
	"session_id" text,
	"url" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_sessions_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "checkout_sessions_user_id_idempotency_key_unique" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"object_id" text,
	"customer_id" text,
	"user_id" uuid,
	"received_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_incidents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text NOT NULL,
	"invoice_id" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "payment_incidents_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "plan_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"starts_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "recorded_entitlements" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_uses" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"subscription_hash" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing_history" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"date" timestamp with time zone NOT NULL,
	"description" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"status" text NOT NULL,
	"invoice_id" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"number" text,
	"invoice_url" text,
	"pdf_url" text,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"subscription_id" text,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "billing_history_invoice_id_unique" UNIQUE("invoice_id")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"id" integer PRIMARY KEY NOT NULL,
	"payments_off" boolean NOT NULL,
	CONSTRAINT "installation_one_row" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "payment_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"subscription_id" text,
	"status" text,
	"price_id" text,
	"payment_brand" text,
	"payment_last4" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"current_period_start" timestamp with time zone,
	"current_period_end" timestamp with time zone,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"card_exp_month" integer,
	"card_exp_year" integer,
	"amount_due_cents" integer DEFAULT 0 NOT NULL,
	"amount_due_currency" text,
	"trial_refused_at" timestamp with time zone,
	"readings_begun" integer DEFAULT 0 NOT NULL,
	"reading_written" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "payment_subscriptions_customer_id_unique" UNIQUE("customer_id"),
	CONSTRAINT "payment_subscriptions_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"tier" text NOT NULL,
	"price_id" text,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"mode" text DEFAULT 'subscription' NOT NULL,
	"price_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"interval" text DEFAULT 'month' NOT NULL,
	"trial_days" integer DEFAULT 0 NOT NULL,
	"edited_at" timestamp with time zone,
	CONSTRAINT "products_tier_unique" UNIQUE("tier"),
	CONSTRAINT "products_price_id_unique" UNIQUE("price_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"status" text NOT NULL,
	"current_period_start" timestamp with time zone NOT NULL,
	"current_period_end" timestamp with time zone NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"canceled_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"trial_end" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"status_before_cancel" text,
	"cancel_reason" text,
	"cancel_comment" text,
	"past_due_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "usage_limits" (
	"tier" text NOT NULL,
	"metric" text NOT NULL,
	"allowance" integer,
	CONSTRAINT "usage_limits_tier_metric_pk" PRIMARY KEY("tier","metric")
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"diagnosis_id" uuid,
	"role" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"source" text,
	"about" text,
	"change" jsonb,
	"client_id" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"vehicle_id" uuid,
	"guide_slug" text,
	CONSTRAINT "chat_messages_subject_check" CHECK (num_nonnulls("chat_messages"."diagnosis_id", "chat_messages"."vehicle_id", "chat_messages"."guide_slug") = 1)
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"key_hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"last_used_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "api_keys_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"last_status" integer,
	"last_failure" text,
	"last_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"about" uuid,
	"handed_on_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"old_secrets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_slow" boolean DEFAULT false NOT NULL,
	"busy_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "diagnoses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" integer NOT NULL,
	"symptoms" text NOT NULL,
	"fuel" text,
	"transmission" text,
	"mileage" integer,
	"possible_causes" text[] DEFAULT '{}'::text[] NOT NULL,
	"recommendations" text[] DEFAULT '{}'::text[] NOT NULL,
	"parts_and_cost" text[] DEFAULT '{}'::text[] NOT NULL,
	"severity" text DEFAULT 'unknown' NOT NULL,
	"common_failure_patterns" text[] DEFAULT '{}'::text[] NOT NULL,
	"diagnostic_steps" text[] DEFAULT '{}'::text[] NOT NULL,
	"confidence" text DEFAULT 'unknown' NOT NULL,
	"rationale" text[] DEFAULT '{}'::text[] NOT NULL,
	"can_drive" text DEFAULT 'caution' NOT NULL,
	"top_probability" double precision,
	"result" jsonb NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text NOT NULL,
	"knowledge_version" text NOT NULL,
	"inputs_hash" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"vehicle_id" uuid,
	"resolved_at" timestamp with time zone,
	"confirmed" text[] DEFAULT '{}'::text[] NOT NULL,
	"removed" text[] DEFAULT '{}'::text[] NOT NULL,
	"model_evidence" jsonb,
	"second_look" text,
	"basis" text GENERATED ALWAYS AS (case
          when result ? 'nothingFound' then 'nothing'
          when jsonb_array_length(result -> 'alerts') > 0 then 'alert'
          when jsonb_path_exists(result, '$.causes[*].canDrive.reason ? (@ == $.canDrive.reason)')
            then 'cause'
          else 'other'
        end) STORED NOT NULL,
	"assumed" text[] DEFAULT '{}'::text[] NOT NULL,
	"search_text" text GENERATED ALWAYS AS (diagnosis_search_text(make, model, symptoms, possible_causes)) STORED NOT NULL,
	CONSTRAINT "diagnoses_second_look_check" CHECK ("diagnoses"."second_look" in ('waiting', 'added'))
);
--> statement-breakpoint
CREATE TABLE "guide_progress" (
	"guide_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"done_steps" integer[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "guide_progress_guide_id_user_id_pk" PRIMARY KEY("guide_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "owned_tools" (
	"user_id" uuid NOT NULL,
	"tool" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "owned_tools_user_id_tool_pk" PRIMARY KEY("user_id","tool")
);
--> statement-breakpoint
CREATE TABLE "repair_guides" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"diagnosis_id" uuid,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" integer NOT NULL,
	"step_id" text NOT NULL,
	"repair_step" text NOT NULL,
	"guide_data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"source" text DEFAULT 'engine' NOT NULL,
	"second_look" text,
	CONSTRAINT "repair_guides_second_look_check" CHECK ("repair_guides"."second_look" in ('waiting', 'added'))
);
--> statement-breakpoint
CREATE TABLE "diagnosis_outcomes" (
	"diagnosis_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"fault_id" text,
	"other_cause" text,
	"cost_cents" integer,
	"currency" text,
	"fixed_by" text,
	"may_be_used" boolean DEFAULT false NOT NULL,
	"leading_fault_id" text,
	"leading_probability" double precision,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"cause_name" text,
	CONSTRAINT "diagnosis_outcomes_kind_check" CHECK ("diagnosis_outcomes"."kind" in ('cause', 'other', 'gone', 'not-fixed')),
	CONSTRAINT "diagnosis_outcomes_cost_check" CHECK ("diagnosis_outcomes"."cost_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "diagnosis_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"diagnosis_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"shows_registration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "garage_replies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"diagnosis_id" uuid NOT NULL,
	"share_id" uuid NOT NULL,
	"garage" text NOT NULL,
	"tests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"agreement" text NOT NULL,
	"fault_id" text,
	"other_cause" text,
	"quote_cents" integer,
	"quote_currency" text,
	"quote_for" text,
	"note" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"accepted_at" timestamp with time zone,
	CONSTRAINT "garage_replies_agreement_check" CHECK ("garage_replies"."agreement" in ('agrees', 'differs', 'unsure')),
	CONSTRAINT "garage_replies_quote_check" CHECK ("garage_replies"."quote_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid,
	"vehicle_id" uuid NOT NULL,
	"log_entry_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "log_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"created_by" uuid,
	"vehicle_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	"odometer" numeric(11, 3),
	"litres" numeric(9, 3),
	"kwh" numeric(9, 3),
	"is_full" boolean,
	"is_after_gap" boolean DEFAULT false NOT NULL,
	"cost_cents" integer,
	"currency" text,
	"category" text,
	"title" text,
	"place" text,
	"notes" text,
	"task_id" uuid,
	"import_id" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"volume_unit" text,
	"distance_unit" text,
	"fuel_kind" text,
	"diagnosis_id" uuid,
	CONSTRAINT "log_entries_volume_unit_check" CHECK ("log_entries"."volume_unit" in ('litres', 'gallons-uk', 'gallons-us')),
	CONSTRAINT "log_entries_distance_unit_check" CHECK ("log_entries"."distance_unit" in ('miles', 'kilometres')),
	CONSTRAINT "log_entries_odometer_check" CHECK ("log_entries"."odometer" >= 0),
	CONSTRAINT "log_entries_cost_check" CHECK ("log_entries"."cost_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "log_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"rows" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"batch_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_by" uuid,
	"made_vehicle" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "log_months" (
	"user_id" uuid NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"month" date NOT NULL,
	"kinds" jsonb NOT NULL,
	"spending" jsonb NOT NULL,
	"reading_on" date,
	"reading" numeric(11, 3),
	CONSTRAINT "log_months_vehicle_id_month_pk" PRIMARY KEY("vehicle_id","month")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "maintenance_schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"vehicle_id" uuid,
	"diagnosis_id" uuid,
	"task" text NOT NULL,
	"due_date" date,
	"due_mileage" integer,
	"recur_months" integer,
	"recur_miles" integer,
	"notes" text,
	"completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"created_by" uuid,
	"series_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"service_item" text,
	"source" text DEFAULT 'manual' NOT NULL,
	"reason" text,
	"import_id" uuid
);
--> statement-breakpoint
CREATE TABLE "maintenance_templates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"items" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_register_records" (
	"vehicle_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"record" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vehicle_shares" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vehicle_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"member_id" uuid,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"accepted_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "vehicle_shares_role_check" CHECK ("vehicle_shares"."role" in ('view', 'edit'))
);
--> statement-breakpoint
CREATE TABLE "vehicles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" integer NOT NULL,
	"vin" text,
	"color" text,
	"mileage" integer,
	"notes" text,
	"registration" text,
	"engine_capacity" integer,
	"fuel_type" text,
	"co2_emissions" integer,
	"month_of_first_registration" text,
	"mot_status" text,
	"tax_status" text,
	"tax_due_date" date,
	"euro_status" text,
	"wheelplan" text,
	"real_driving_emissions" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"nickname" text,
	"mileage_on" date,
	"fuel" text,
	"transmission" text,
	"engine" text,
	"mot_expiry_date" date,
	"distance_unit" text,
	"volume_unit" text,
	"use_profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"photo_file_id" uuid,
	"assumed" text[] DEFAULT '{}'::text[] NOT NULL,
	CONSTRAINT "vehicles_mileage_check" CHECK ("vehicles"."mileage" >= 0),
	CONSTRAINT "vehicles_year_check" CHECK ("vehicles"."year" >= 1900)
);
--> statement-breakpoint
CREATE TABLE "message_services" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"host" text NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"last_tried_at" timestamp with time zone,
	"last_failure" text,
	"is_slow" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_notifications" boolean DEFAULT true NOT NULL,
	"maintenance_reminders" boolean DEFAULT true NOT NULL,
	"diagnostic_updates" boolean DEFAULT true NOT NULL,
	"security_alerts" boolean DEFAULT true NOT NULL,
	"marketing_emails" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"reminder_days" integer DEFAULT 14 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"vehicle_id" uuid,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"href" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notifications_user_id_dedupe_key_unique" UNIQUE("user_id","dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "application_errors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"category" text NOT NULL,
	"severity" text NOT NULL,
	"message" text NOT NULL,
	"page" text,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "page_views_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"deleted" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"diagnosis_id" uuid,
	"priority" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "model_spend" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"user_id" uuid,
	"calls" integer NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "model_spend_user_id_day_key" UNIQUE NULLS NOT DISTINCT("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "security_audit_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"severity" text NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"price_region" text DEFAULT 'uk' NOT NULL,
	"labour_cents_per_hour" integer,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"distance_unit" text DEFAULT 'miles' NOT NULL,
	"time_zone" text,
	"has_tools" boolean DEFAULT true NOT NULL,
	"country" text DEFAULT 'GB' NOT NULL,
	"place_source" text DEFAULT 'assumed' NOT NULL,
	"locked_at" timestamp with time zone,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_distance_unit_check" CHECK ("users"."distance_unit" in ('miles', 'kilometres')),
	CONSTRAINT "users_price_region_check" CHECK ("users"."price_region" in ('uk', 'ie', 'eu', 'us', 'ca', 'au', 'nz')),
	CONSTRAINT "users_country_check" CHECK ("users"."country" ~ '^[A-Z]{2}$'),
	CONSTRAINT "users_place_source_check" CHECK ("users"."place_source" in ('assumed', 'chosen')),
	CONSTRAINT "users_labour_cents_per_hour_check" CHECK ("users"."labour_cents_per_hour" between 1000 and 50000)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_metrics" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"usage" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_reservations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"metric" text NOT NULL,
	"month" date NOT NULL,
	"idempotency_key" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_tracking" (
	"user_id" uuid NOT NULL,
	"month" date NOT NULL,
	"metric" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_tracking_user_id_month_metric_pk" PRIMARY KEY("user_id","month","metric")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_deliveries" (
	"event_id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"payload" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"object" jsonb NOT NULL,
	"due_at" timestamp with time zone,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_payment_objects_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
-- What everybody's installation is: one row.
INSERT INTO installation (id, payments_off) VALUES (1, false);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profile_pictures" ADD CONSTRAINT "profile_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "two_factors" ADD CONSTRAINT "two_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "checkout_sessions" ADD CONSTRAINT "checkout_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_incidents" ADD CONSTRAINT "payment_incidents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "plan_grants" ADD CONSTRAINT "plan_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "recorded_entitlements" ADD CONSTRAINT "recorded_entitlements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "billing_history" ADD CONSTRAINT "billing_history_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_subscriptions" ADD CONSTRAINT "payment_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diagnoses" ADD CONSTRAINT "diagnoses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diagnoses" ADD CONSTRAINT "diagnoses_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guide_progress" ADD CONSTRAINT "guide_progress_guide_id_repair_guides_id_fk" FOREIGN KEY ("guide_id") REFERENCES "repair_guides"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guide_progress" ADD CONSTRAINT "guide_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "owned_tools" ADD CONSTRAINT "owned_tools_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "repair_guides" ADD CONSTRAINT "repair_guides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "repair_guides" ADD CONSTRAINT "repair_guides_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diagnosis_outcomes" ADD CONSTRAINT "diagnosis_outcomes_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diagnosis_outcomes" ADD CONSTRAINT "diagnosis_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diagnosis_shares" ADD CONSTRAINT "diagnosis_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "diagnosis_shares" ADD CONSTRAINT "diagnosis_shares_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "garage_replies" ADD CONSTRAINT "garage_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "garage_replies" ADD CONSTRAINT "garage_replies_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "garage_replies" ADD CONSTRAINT "garage_replies_share_id_diagnosis_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "diagnosis_shares"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_log_entry_id_log_entries_id_fk" FOREIGN KEY ("log_entry_id") REFERENCES "log_entries"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_task_id_maintenance_schedules_id_fk" FOREIGN KEY ("task_id") REFERENCES "maintenance_schedules"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_entries" ADD CONSTRAINT "log_entries_import_id_log_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "log_imports"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_imports" ADD CONSTRAINT "log_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_imports" ADD CONSTRAINT "log_imports_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_imports" ADD CONSTRAINT "log_imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_months" ADD CONSTRAINT "log_months_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "log_months" ADD CONSTRAINT "log_months_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD CONSTRAINT "maintenance_schedules_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD CONSTRAINT "maintenance_schedules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD CONSTRAINT "maintenance_schedules_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD CONSTRAINT "maintenance_schedules_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "maintenance_templates" ADD CONSTRAINT "maintenance_templates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicle_register_records" ADD CONSTRAINT "vehicle_register_records_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicle_register_records" ADD CONSTRAINT "vehicle_register_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicle_shares" ADD CONSTRAINT "vehicle_shares_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicle_shares" ADD CONSTRAINT "vehicle_shares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicle_shares" ADD CONSTRAINT "vehicle_shares_member_id_users_id_fk" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "message_services" ADD CONSTRAINT "message_services_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_vehicle_id_vehicles_id_fk" FOREIGN KEY ("vehicle_id") REFERENCES "vehicles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "application_errors" ADD CONSTRAINT "application_errors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "support_requests" ADD CONSTRAINT "support_requests_diagnosis_id_diagnoses_id_fk" FOREIGN KEY ("diagnosis_id") REFERENCES "diagnoses"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "model_spend" ADD CONSTRAINT "model_spend_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "security_audit_events" ADD CONSTRAINT "security_audit_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "usage_metrics" ADD CONSTRAINT "usage_metrics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "usage_reservations" ADD CONSTRAINT "usage_reservations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "usage_tracking" ADD CONSTRAINT "usage_tracking_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "maintenance_schedules" ADD CONSTRAINT "maintenance_schedules_import_id_log_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "log_imports"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vehicles" ADD CONSTRAINT "vehicles_photo_file_id_files_id_fk" FOREIGN KEY ("photo_file_id") REFERENCES "files"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "accounts_user_id_idx" ON "accounts" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "data_exports_user_id_idx" ON "data_exports" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_preparing_idx" ON "data_exports" USING btree ("user_id") WHERE state = 'preparing';
--> statement-breakpoint
CREATE INDEX "passkeys_user_id_idx" ON "passkeys" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "two_factors_secret_idx" ON "two_factors" USING btree ("secret");
--> statement-breakpoint
CREATE INDEX "verifications_identifier_idx" ON "verifications" USING btree ("identifier");
--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_sessions_user_id_open_idx" ON "checkout_sessions" USING btree ("user_id") WHERE status in ('creating', 'open');
--> statement-breakpoint
CREATE INDEX "payment_events_user_id_idx" ON "payment_events" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "payment_events_received_at_idx" ON "payment_events" USING btree ("received_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "payment_incidents_user_id_idx" ON "payment_incidents" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "plan_grants_user_id_idx" ON "plan_grants" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "billing_history_user_id_date_idx" ON "billing_history" USING btree ("user_id","date" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "payment_subscriptions_user_id_idx" ON "payment_subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_user_id_idx" ON "subscriptions" USING btree ("user_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "chat_messages_diagnosis_id_created_at_idx" ON "chat_messages" USING btree ("diagnosis_id","created_at");
--> statement-breakpoint
CREATE INDEX "chat_messages_vehicle_id_created_at_idx" ON "chat_messages" USING btree ("vehicle_id","created_at");
--> statement-breakpoint
CREATE INDEX "chat_messages_user_id_idx" ON "chat_messages" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_user_id_client_id_idx" ON "chat_messages" USING btree ("user_id","client_id") WHERE client_id is not null;
--> statement-breakpoint
CREATE INDEX "api_keys_user_id_idx" ON "api_keys" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_user_id_idx" ON "webhook_deliveries" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint_id_created_at_idx" ON "webhook_deliveries" USING btree ("endpoint_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due_idx" ON "webhook_deliveries" USING btree ("next_attempt_at") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting_idx" ON "webhook_deliveries" USING btree ("endpoint_id","next_attempt_at") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "webhook_deliveries_about_idx" ON "webhook_deliveries" USING btree ("endpoint_id","about","event");
--> statement-breakpoint
CREATE INDEX "webhook_endpoints_user_id_idx" ON "webhook_endpoints" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "webhook_endpoints_busy_until_idx" ON "webhook_endpoints" USING btree ("busy_until") WHERE busy_until is not null;
--> statement-breakpoint
CREATE INDEX "diagnoses_user_id_created_at_idx" ON "diagnoses" USING btree ("user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "diagnoses_vehicle_id_created_at_idx" ON "diagnoses" USING btree ("vehicle_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "diagnoses_user_id_idempotency_key_idx" ON "diagnoses" USING btree ("user_id","idempotency_key");
--> statement-breakpoint
CREATE INDEX "diagnoses_second_look_idx" ON "diagnoses" USING btree ("created_at") WHERE second_look = 'waiting';
--> statement-breakpoint
CREATE INDEX "guide_progress_user_id_idx" ON "guide_progress" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "repair_guides_diagnosis_id_step_id_idx" ON "repair_guides" USING btree ("diagnosis_id","step_id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "repair_guides_user_id_idx" ON "repair_guides" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "repair_guides_second_look_idx" ON "repair_guides" USING btree ("created_at") WHERE second_look = 'waiting';
--> statement-breakpoint
CREATE INDEX "diagnosis_outcomes_user_id_idx" ON "diagnosis_outcomes" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "diagnosis_shares_token_hash_idx" ON "diagnosis_shares" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "diagnosis_shares_diagnosis_id_idx" ON "diagnosis_shares" USING btree ("diagnosis_id");
--> statement-breakpoint
CREATE INDEX "diagnosis_shares_user_id_idx" ON "diagnosis_shares" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "garage_replies_diagnosis_id_idx" ON "garage_replies" USING btree ("diagnosis_id");
--> statement-breakpoint
CREATE INDEX "garage_replies_share_id_idx" ON "garage_replies" USING btree ("share_id");
--> statement-breakpoint
CREATE INDEX "garage_replies_user_id_idx" ON "garage_replies" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "files_vehicle_id_created_at_idx" ON "files" USING btree ("vehicle_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "files_user_id_idx" ON "files" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "files_log_entry_id_idx" ON "files" USING btree ("log_entry_id");
--> statement-breakpoint
CREATE INDEX "log_entries_vehicle_id_date_idx" ON "log_entries" USING btree ("vehicle_id","date","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "log_entries_user_id_idx" ON "log_entries" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "log_entries_task_id_idx" ON "log_entries" USING btree ("task_id");
--> statement-breakpoint
CREATE INDEX "log_entries_diagnosis_id_idx" ON "log_entries" USING btree ("diagnosis_id");
--> statement-breakpoint
CREATE INDEX "log_entries_import_id_idx" ON "log_entries" USING btree ("import_id");
--> statement-breakpoint
CREATE INDEX "log_imports_user_id_idx" ON "log_imports" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "log_imports_vehicle_id_idx" ON "log_imports" USING btree ("vehicle_id");
--> statement-breakpoint
CREATE INDEX "log_imports_batch_id_idx" ON "log_imports" USING btree ("batch_id");
--> statement-breakpoint
CREATE INDEX "log_months_user_id_idx" ON "log_months" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "maintenance_schedules_user_id_due_date_idx" ON "maintenance_schedules" USING btree ("user_id","due_date");
--> statement-breakpoint
CREATE INDEX "maintenance_schedules_vehicle_id_due_date_idx" ON "maintenance_schedules" USING btree ("vehicle_id","due_date");
--> statement-breakpoint
CREATE INDEX "maintenance_schedules_diagnosis_id_idx" ON "maintenance_schedules" USING btree ("diagnosis_id");
--> statement-breakpoint
CREATE INDEX "maintenance_schedules_import_id_idx" ON "maintenance_schedules" USING btree ("import_id");
--> statement-breakpoint
CREATE INDEX "maintenance_templates_user_id_idx" ON "maintenance_templates" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "vehicle_shares_vehicle_id_idx" ON "vehicle_shares" USING btree ("vehicle_id");
--> statement-breakpoint
CREATE INDEX "vehicle_shares_user_id_idx" ON "vehicle_shares" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "vehicle_shares_member_id_idx" ON "vehicle_shares" USING btree ("member_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_shares_token_hash_idx" ON "vehicle_shares" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "vehicles_user_id_created_at_idx" ON "vehicles" USING btree ("user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "message_services_user_id_idx" ON "message_services" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications" USING btree ("user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "notifications_vehicle_id_idx" ON "notifications" USING btree ("vehicle_id");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_id_idx" ON "push_subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "support_requests_user_id_created_at_idx" ON "support_requests" USING btree ("user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "security_audit_events_user_id_created_at_idx" ON "security_audit_events" USING btree ("user_id","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE INDEX "usage_reservations_user_id_metric_idx" ON "usage_reservations" USING btree ("user_id","metric");
--> statement-breakpoint
CREATE UNIQUE INDEX "usage_reservations_user_id_idempotency_key_idx" ON "usage_reservations" USING btree ("user_id","idempotency_key");
--> statement-breakpoint
CREATE INDEX "sandbox_payment_deliveries_due_at_idx" ON "sandbox_payment_deliveries" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "sandbox_payment_objects_customer_id_kind_idx" ON "sandbox_payment_objects" USING btree ("customer_id","kind");
--> statement-breakpoint
CREATE INDEX "sandbox_payment_objects_due_at_idx" ON "sandbox_payment_objects" USING btree ("due_at");
--> statement-breakpoint
-- Whoever serves a person runs as app_user with app.user_id set for the transaction. The role
-- belongs to the cluster, so another database, or another instance, may have made it already.
DO $$ BEGIN
  CREATE ROLE app_user NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('GRANT app_user TO %I', current_user);
EXCEPTION WHEN OTHERS THEN
  IF NOT pg_has_role(current_user, 'app_user', 'MEMBER') THEN RAISE; END IF;
END $$;
--> statement-breakpoint
-- The user who is served; null for the owner role.
CREATE FUNCTION app_user_id() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT nullif(current_setting('app.user_id', true), '')::uuid
$$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('GRANT USAGE ON SCHEMA %I TO app_user', current_schema());
END $$;
--> statement-breakpoint
-- A task, a guide or a reference must not point into another person's rows: foreign keys are
-- checked without row-level security, so the owner is compared here.
CREATE FUNCTION same_owner() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  row_data jsonb := to_jsonb(NEW);
BEGIN
  IF row_data ->> 'diagnosis_id' IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM diagnoses d WHERE d.id = (row_data ->> 'diagnosis_id')::uuid AND d.user_id = NEW.user_id
  ) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the diagnosis is not this user''s';
  END IF;
  IF row_data ->> 'vehicle_id' IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM vehicles v WHERE v.id = (row_data ->> 'vehicle_id')::uuid AND v.user_id = NEW.user_id
  ) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the vehicle is not this user''s';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A function that acts for a person may be called by the owner role for anybody, and by app_user
-- for itself alone.
CREATE FUNCTION assert_own(p_user_id uuid) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF nullif(current_setting('role', true), 'none') = 'app_user' AND p_user_id IS DISTINCT FROM app_user_id() THEN
    RAISE insufficient_privilege USING MESSAGE = 'another user''s data';
  END IF;
END $$;
--> statement-breakpoint
-- The UTC calendar month, by its first day.
CREATE FUNCTION usage_month() RETURNS date LANGUAGE sql STABLE AS $$
  SELECT date_trunc('month', app_now() AT TIME ZONE 'UTC')::date
$$;
--> statement-breakpoint
CREATE FUNCTION payments_off() RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce((SELECT i.payments_off FROM installation i), false)
$$;
--> statement-breakpoint
-- What a user has paid for or been granted: their subscription's plan while it is active or on trial, or
-- cancelled or past due with the period still running; or one that the operator granted; the better of the
-- two; otherwise free. Only this is recorded as security events: switching payments off or on reports no change.
CREATE FUNCTION paid_plan(p_user_id uuid) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce((
    SELECT p.tier
    FROM (
      SELECT s.plan_id
      FROM subscriptions s
      WHERE s.user_id = p_user_id
        AND s.deleted_at IS NULL
        AND (s.status IN ('active', 'trialing')
          OR (s.status IN ('canceled', 'past_due') AND app_now() < s.current_period_end))
      UNION ALL
      SELECT g.plan_id
      FROM plan_grants g
      WHERE g.user_id = p_user_id
        AND g.revoked_at IS NULL
        AND g.starts_at <= app_now() AND app_now() < g.ends_at
    ) has JOIN products p ON p.tier = has.plan_id
    ORDER BY array_position(ARRAY['enterprise', 'pro'], p.tier) NULLS LAST
    LIMIT 1
  ), 'free')
$$;
--> statement-breakpoint
-- The plan whose entitlements a user has now: the highest one where payments are off, otherwise the one
-- that was paid for or granted. Nothing else decides it.
CREATE FUNCTION entitled_plan(p_user_id uuid) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT CASE WHEN payments_off() THEN 'enterprise' ELSE paid_plan(p_user_id) END
$$;
--> statement-breakpoint
-- The stored name of a metric; the camel-case names of the interface are understood too.
CREATE FUNCTION usage_metric(p_metric text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  stored text := lower(regexp_replace(p_metric, '([A-Z])', '_\1', 'g'));
BEGIN
  IF EXISTS (SELECT 1 FROM usage_limits WHERE metric = stored) THEN RETURN stored; END IF;
  RAISE invalid_parameter_value USING MESSAGE = format('unknown usage metric %s', p_metric);
END $$;
--> statement-breakpoint
-- This month's allowance of a user; null is unlimited, as all are where payments are off. What a plan
-- does not name it does not include.
CREATE FUNCTION usage_allowance(p_user_id uuid, p_metric text) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT CASE WHEN count(*) = 0 THEN 0 WHEN payments_off() THEN NULL ELSE max(l.allowance) END
  FROM usage_limits l WHERE l.tier = entitled_plan(p_user_id) AND l.metric = usage_metric(p_metric)
$$;
--> statement-breakpoint
-- What is used this month, units set aside by work in progress included.
CREATE FUNCTION usage_taken(p_user_id uuid, p_metric text) RETURNS integer
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce((
      SELECT t.used FROM usage_tracking t
      WHERE t.user_id = p_user_id AND t.month = usage_month() AND t.metric = usage_metric(p_metric)
    ), 0) + (
      SELECT count(*)::integer FROM usage_reservations r
      WHERE r.user_id = p_user_id AND r.metric = usage_metric(p_metric)
        AND r.month = usage_month() AND r.expires_at > app_now()
    )
$$;
--> statement-breakpoint
-- Whether one more unit may be used now. A look, not a promise: reserve_usage decides.
CREATE FUNCTION check_usage_limits(p_user_id uuid, p_metric_name text DEFAULT 'diagnoses') RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  allowance integer;
BEGIN
  PERFORM assert_own(p_user_id);
  allowance := usage_allowance(p_user_id, p_metric_name);
  RETURN allowance IS NULL OR usage_taken(p_user_id, p_metric_name) < allowance;
END $$;
--> statement-breakpoint
-- A user's month at one look: the plan that entitles, and for each metric that it names what is used and what
-- is allowed.
CREATE FUNCTION usage_overview(p_user_id uuid, OUT tier text, OUT month text, OUT metric text,
  OUT used integer, OUT allowance integer) RETURNS SETOF record
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM assert_own(p_user_id);
  RETURN QUERY
    SELECT l.tier, usage_month()::text, l.metric, coalesce(t.used, 0),
      CASE WHEN payments_off() THEN NULL ELSE l.allowance END
    FROM usage_limits l
    LEFT JOIN usage_tracking t ON t.user_id = p_user_id AND t.month = usage_month() AND t.metric = l.metric
    WHERE l.tier = entitled_plan(p_user_id);
END $$;
--> statement-breakpoint
-- Counts units as used, whatever the limit. The owner role's alone: a user cannot forge usage.
CREATE FUNCTION increment_usage(p_user_id uuid, p_metric text, p_amount integer DEFAULT 1) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  total integer;
BEGIN
  PERFORM assert_own(p_user_id);
  IF p_amount IS NULL OR p_amount < 1 THEN
    RAISE invalid_parameter_value USING MESSAGE = 'the amount must be at least 1';
  END IF;
  INSERT INTO usage_tracking AS t (user_id, month, metric, used)
  VALUES (p_user_id, usage_month(), usage_metric(p_metric), p_amount)
  ON CONFLICT (user_id, month, metric) DO UPDATE SET used = t.used + EXCLUDED.used
  RETURNING t.used INTO total;
  RETURN total;
END $$;
--> statement-breakpoint
-- Sets one unit aside for p_lease, or returns null when none is left. Calls of one person wait
-- for each other, so that of two for the last unit exactly one wins. A lease that a crash left
-- behind lapses and is swept here.
CREATE FUNCTION reserve_usage(p_user_id uuid, p_metric text, p_lease interval, p_idempotency_key text DEFAULT NULL) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  reservation uuid;
BEGIN
  PERFORM assert_own(p_user_id);
  PERFORM pg_advisory_xact_lock(hashtextextended('usage:' || p_user_id::text, 0));
  DELETE FROM usage_reservations WHERE user_id = p_user_id AND expires_at <= app_now();
  IF NOT check_usage_limits(p_user_id, p_metric) THEN RETURN NULL; END IF;
  INSERT INTO usage_reservations (user_id, metric, month, idempotency_key, expires_at)
  VALUES (p_user_id, usage_metric(p_metric), usage_month(), p_idempotency_key, app_now() + p_lease)
  RETURNING id INTO reservation;
  RETURN reservation;
END $$;
--> statement-breakpoint
-- Turns a unit set aside into a used one. False when its lease was swept meanwhile: then the
-- caller must not acknowledge the work.
CREATE FUNCTION settle_usage(p_user_id uuid, p_reservation uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  kind text;
BEGIN
  PERFORM assert_own(p_user_id);
  DELETE FROM usage_reservations WHERE id = p_reservation AND user_id = p_user_id RETURNING metric INTO kind;
  IF kind IS NULL THEN RETURN false; END IF;
  PERFORM increment_usage(p_user_id, kind, 1);
  RETURN true;
END $$;
--> statement-breakpoint
-- Gives a unit back that was set aside for work that failed.
CREATE FUNCTION release_usage(p_user_id uuid, p_reservation uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM assert_own(p_user_id);
  DELETE FROM usage_reservations WHERE id = p_reservation AND user_id = p_user_id;
END $$;
--> statement-breakpoint
-- Cancels at the period's end: the status is canceled at once, entitlements stay until then. One
-- that is past due can be cancelled as well. False when there is nothing that would go on.
CREATE FUNCTION cancel_subscription(p_user_id uuid) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM assert_own(p_user_id);
  UPDATE subscriptions
  SET status = 'canceled', status_before_cancel = status, cancel_at_period_end = true,
    canceled_at = app_now(), updated_at = app_now()
  WHERE user_id = p_user_id AND deleted_at IS NULL AND status IN ('active', 'trialing', 'past_due');
  RETURN FOUND;
END $$;
--> statement-breakpoint
-- Counts a call of p_key against p_limit in a window of p_seconds. Returns the seconds to wait,
-- 0 when the call is allowed.
CREATE FUNCTION take_rate_limit(p_key text, p_limit integer, p_seconds integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  now_at timestamptz := app_now();
  used integer;
  started timestamptz;
BEGIN
  INSERT INTO rate_limits AS r (key, window_start, count) VALUES (p_key, now_at, 1)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN r.window_start + make_interval(secs => p_seconds) <= now_at THEN 1 ELSE r.count + 1 END,
    window_start = CASE WHEN r.window_start + make_interval(secs => p_seconds) <= now_at THEN now_at ELSE r.window_start END
  RETURNING r.count, r.window_start INTO used, started;
  IF used <= p_limit THEN RETURN 0; END IF;
  RETURN greatest(1, ceil(extract(epoch FROM started + make_interval(secs => p_seconds) - now_at))::integer);
END $$;
--> statement-breakpoint
-- What a person makes, changes or deletes is an event of theirs, written by the same statement: no
-- code can forget it. Only where a person acts: jobs, migrations and erasure have no app.user_id.
CREATE FUNCTION record_data_event() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  person uuid := app_user_id();
  old_row jsonb := CASE WHEN TG_OP = 'INSERT' THEN NULL ELSE to_jsonb(OLD) END;
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN NULL ELSE to_jsonb(NEW) END;
  kind text;
BEGIN
  IF person IS NULL THEN RETURN NULL; END IF;
  kind := CASE
    WHEN TG_OP = 'INSERT' THEN 'data_create'
    WHEN TG_OP = 'DELETE' THEN 'data_delete'
    -- Deleted softly.
    WHEN old_row ->> 'deleted_at' IS NULL AND new_row ->> 'deleted_at' IS NOT NULL THEN 'data_delete'
    ELSE 'data_update'
  END;
  INSERT INTO security_audit_events (user_id, kind, severity, ip_address, user_agent, detail)
  VALUES (
    person, kind, 'info',
    nullif(current_setting('app.address', true), ''),
    nullif(current_setting('app.agent', true), ''),
    jsonb_strip_nulls(jsonb_build_object('of', TG_TABLE_NAME, 'id', coalesce(new_row, old_row) ->> 'id'))
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION record_sign_up() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO security_audit_events (user_id, kind, severity, ip_address, user_agent)
  VALUES (NEW.id, 'auth_signup', 'info',
    nullif(current_setting('app.address', true), ''), nullif(current_setting('app.agent', true), ''));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- At the commit, and only of a session that is still there: while a second factor is owed, the first
-- one's session is made and deleted in one transaction. A renewed session has no method.
CREATE FUNCTION record_sign_in() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.method IS NOT NULL AND EXISTS (SELECT 1 FROM sessions WHERE id = NEW.id) THEN
    INSERT INTO security_audit_events (user_id, kind, severity, ip_address, user_agent, detail)
    VALUES (NEW.user_id, 'auth_success', 'info', nullif(NEW.ip_address, ''), nullif(NEW.user_agent, ''),
      jsonb_build_object('method', NEW.method));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The provider's answer is followed outside of a transaction of ours, so the row itself records it.
CREATE FUNCTION record_connection() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO security_audit_events (user_id, kind, severity, ip_address, user_agent, detail)
  VALUES (NEW.user_id, 'security_setting_change', 'warning',
    nullif(current_setting('app.address', true), ''), nullif(current_setting('app.agent', true), ''),
    jsonb_build_object('change', NEW.provider_id || '-connected'));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts a view of a page on this UTC day.
CREATE FUNCTION count_page_view(p_path text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path FROM CURRENT AS $$
  INSERT INTO page_views AS v (day, path, views) VALUES ((app_now() AT TIME ZONE 'UTC')::date, p_path, 1)
  ON CONFLICT (day, path) DO UPDATE SET views = v.views + 1
$$;
--> statement-breakpoint
-- A session ends 90 days after the sign-in, however often it is used and extended. Here, so that no
-- code that extends one can forget it.
CREATE FUNCTION cap_session_age() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  NEW.expires_at := least(NEW.expires_at, NEW.created_at + interval '90 days');
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Vehicles that others share with the user who is served, by the least role. Few, so an array: a policy
-- asks once for a statement, and indexes stay usable.
CREATE FUNCTION shared_vehicle_ids(p_can_edit boolean) RETURNS uuid[]
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce(array_agg(s.vehicle_id), '{}')
  FROM vehicle_shares s JOIN vehicles v ON v.id = s.vehicle_id
  WHERE s.member_id = app_user_id() AND s.accepted_at IS NOT NULL AND s.revoked_at IS NULL
    AND v.deleted_at IS NULL AND (s.role = 'edit' OR NOT p_can_edit)
$$;
--> statement-breakpoint
-- The owner of a vehicle owns all that belongs to it, and it does not change hands: otherwise a member could
-- take over what is shared with them.
CREATE FUNCTION keep_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.user_id IS DISTINCT FROM OLD.user_id THEN
    RAISE insufficient_privilege USING MESSAGE = 'a row keeps its owner';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A diagnosis may be of a car that is shared with its user.
CREATE FUNCTION own_or_shared_vehicle() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.vehicle_id IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.vehicle_id IS DISTINCT FROM OLD.vehicle_id) AND NOT EXISTS (
    SELECT 1 FROM vehicles v WHERE v.id = NEW.vehicle_id AND (v.user_id = NEW.user_id OR EXISTS (
      SELECT 1 FROM vehicle_shares s
      WHERE s.vehicle_id = v.id AND s.member_id = NEW.user_id AND s.accepted_at IS NOT NULL AND s.revoked_at IS NULL))
  ) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the vehicle is not this user''s';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A vehicle's mileage is the newest reading of its log, so that a mistyped one is corrected in one place.
CREATE FUNCTION set_vehicle_mileage() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE vehicles v SET mileage = round(latest.odometer), mileage_on = latest.date
  FROM (SELECT DISTINCT vehicle_id FROM changed) c
  LEFT JOIN LATERAL (
    SELECT l.odometer, l.date FROM log_entries l
    WHERE l.vehicle_id = c.vehicle_id AND l.deleted_at IS NULL AND l.odometer IS NOT NULL
    ORDER BY l.date DESC, l.created_at DESC LIMIT 1
  ) latest ON true
  WHERE v.id = c.vehicle_id
    AND (v.mileage IS DISTINCT FROM round(latest.odometer) OR v.mileage_on IS DISTINCT FROM latest.date);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Bytes that a user's files take.
CREATE FUNCTION storage_used(p_user_id uuid) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path FROM CURRENT AS $$
  SELECT coalesce(sum(f.bytes), 0) FROM files f WHERE f.user_id = p_user_id AND f.deleted_at IS NULL
$$;
--> statement-breakpoint
-- Whether there is room for so many bytes more. Of two uploads for the last room exactly one wins: the lock is
-- held until the end of the transaction.
CREATE FUNCTION take_storage(p_user_id uuid, p_bytes bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  megabytes integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('storage ' || p_user_id, 0));
  megabytes := usage_allowance(p_user_id, 'storage');
  RETURN megabytes IS NULL OR storage_used(p_user_id) + p_bytes <= megabytes::bigint * 1000000;
END $$;
--> statement-breakpoint
-- Counts one unit of a month's allowance, at once. False, and nothing counted, when none is left: of
-- two calls for the last unit exactly one wins. The owner role's alone.
CREATE FUNCTION take_usage(p_user_id uuid, p_metric text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  allowed integer := usage_allowance(p_user_id, p_metric);
BEGIN
  PERFORM assert_own(p_user_id);
  IF allowed < 1 THEN RETURN false; END IF;
  INSERT INTO usage_tracking AS t (user_id, month, metric, used)
  VALUES (p_user_id, usage_month(), usage_metric(p_metric), 1)
  ON CONFLICT (user_id, month, metric) DO UPDATE SET used = t.used + 1 WHERE allowed IS NULL OR t.used < allowed;
  RETURN FOUND;
END $$;
--> statement-breakpoint
-- Records the plan that a user has paid for or been granted now, and returns the one that was recorded before:
-- the two differ when it changed, also where only time passed. Calls of one user wait for each other.
CREATE FUNCTION note_entitlement(p_user_id uuid, OUT before text, OUT now text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO recorded_entitlements (user_id, tier) VALUES (p_user_id, 'free') ON CONFLICT DO NOTHING;
  SELECT tier INTO before FROM recorded_entitlements WHERE user_id = p_user_id FOR UPDATE;
  now := paid_plan(p_user_id);
  IF now IS DISTINCT FROM before THEN
    UPDATE recorded_entitlements SET tier = now, recorded_at = app_now() WHERE user_id = p_user_id;
  END IF;
END $$;
--> statement-breakpoint
-- Like take_rate_limit, and says how much is left: the headers of the public API's answers.
CREATE FUNCTION count_rate_limit(p_key text, p_limit integer, p_seconds integer)
RETURNS TABLE (is_refused boolean, remaining integer, reset_seconds integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  now_at timestamptz := app_now();
  used integer;
  started timestamptz;
BEGIN
  INSERT INTO rate_limits AS r (key, window_start, count) VALUES (p_key, now_at, 1)
  ON CONFLICT (key) DO UPDATE SET
    count = CASE WHEN r.window_start + make_interval(secs => p_seconds) <= now_at THEN 1 ELSE r.count + 1 END,
    window_start = CASE WHEN r.window_start + make_interval(secs => p_seconds) <= now_at THEN now_at ELSE r.window_start END
  RETURNING r.count, r.window_start INTO used, started;
  RETURN QUERY SELECT used > p_limit, greatest(0, p_limit - used),
    greatest(1, ceil(extract(epoch FROM started + make_interval(secs => p_seconds) - now_at))::integer);
END $$;
--> statement-breakpoint
-- One row for each of the user's endpoints that want this event, in the transaction of what it is about. Events
-- of one kind about one object are coalesced: one that was not handed to a sender yet takes the new time, and
-- the next one waits for ten seconds, or for the one before it that failed.
CREATE FUNCTION queue_webhook_event(p_user uuid, p_event text, p_data jsonb) RETURNS void
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
--> statement-breakpoint
CREATE FUNCTION tell_of_diagnosis() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM queue_webhook_event(NEW.user_id, 'diagnosis.created', jsonb_build_object('id', NEW.id, 'vehicleId', NEW.vehicle_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_of_vehicle() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  about jsonb := jsonb_build_object('id', NEW.id, 'vehicleId', NEW.id);
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM queue_webhook_event(NEW.user_id, 'vehicle.created', about);
  ELSIF NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL THEN
    PERFORM queue_webhook_event(NEW.user_id, 'vehicle.deleted', about);
  -- The first reading of a new vehicle's log belongs to its creation.
  ELSIF NEW.deleted_at IS NULL AND NEW.created_at <> app_now() THEN
    PERFORM queue_webhook_event(NEW.user_id, 'vehicle.updated', about);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_of_maintenance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM queue_webhook_event(
    NEW.user_id,
    CASE TG_OP WHEN 'INSERT' THEN 'maintenance.created' ELSE 'maintenance.completed' END,
    jsonb_build_object('id', NEW.id, 'vehicleId', NEW.vehicle_id)
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_of_due() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM queue_webhook_event(NEW.user_id, 'maintenance.due', jsonb_build_object(
    'id', NEW.id, 'vehicleId', NEW.vehicle_id, 'kind', NEW.kind, 'title', NEW.title, 'body', NEW.body));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What belongs to a diagnosis belongs to its owner.
CREATE FUNCTION same_diagnosis_owner() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM diagnoses d WHERE d.id = NEW.diagnosis_id AND d.user_id = NEW.user_id) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the diagnosis is not this user''s';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Counts a call of a language model before it is made, with the tokens that it may cost, for its user and for
-- everybody, on today's date (UTC). Returns that date; null, and nothing is counted, where a bound would be passed.
-- The user's row is always locked before everybody's: no two calls wait for each other.
CREATE FUNCTION take_model_call(p_user uuid, p_tokens integer, p_user_calls integer, p_user_tokens integer,
  p_all_calls integer, p_all_tokens integer) RETURNS date
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  today date := (app_now() AT TIME ZONE 'UTC')::date;
BEGIN
  INSERT INTO model_spend (day, user_id, calls, tokens) VALUES (today, p_user, 0, 0)
  ON CONFLICT (user_id, day) DO NOTHING;
  UPDATE model_spend SET calls = calls + 1, tokens = tokens + p_tokens
  WHERE day = today AND user_id = p_user AND calls < p_user_calls AND tokens <= p_user_tokens - p_tokens;
  IF NOT FOUND THEN RETURN NULL; END IF;
  INSERT INTO model_spend (day, user_id, calls, tokens) VALUES (today, NULL, 0, 0)
  ON CONFLICT (user_id, day) DO NOTHING;
  UPDATE model_spend SET calls = calls + 1, tokens = tokens + p_tokens
  WHERE day = today AND user_id IS NULL AND calls < p_all_calls AND tokens <= p_all_tokens - p_tokens;
  IF FOUND THEN RETURN today; END IF;
  UPDATE model_spend SET calls = calls - 1, tokens = tokens - p_tokens WHERE day = today AND user_id = p_user;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Puts the tokens that a call did cost in place of those that were counted before it.
CREATE FUNCTION settle_model_call(p_user uuid, p_day date, p_difference integer) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  UPDATE model_spend SET tokens = greatest(0, tokens + p_difference) WHERE day = p_day AND user_id = p_user;
  UPDATE model_spend SET tokens = greatest(0, tokens + p_difference) WHERE day = p_day AND user_id IS NULL;
END $$;
--> statement-breakpoint
-- A diagnosis is its user's: the log of a vehicle names one of its owner's, or none.
CREATE FUNCTION same_owner_of_diagnosis() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  IF NEW.diagnosis_id IS NOT NULL AND NOT EXISTS
    (SELECT 1 FROM diagnoses d WHERE d.id = NEW.diagnosis_id AND d.user_id = NEW.user_id) THEN
    RAISE foreign_key_violation USING MESSAGE = 'the diagnosis is not this user''s';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What everybody may do and pays: whoever changes it, by the billing command, by a release or by hand,
-- leaves a record that belongs to no account. What a first start seeds is no change.
CREATE FUNCTION record_policy_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  old_row jsonb := to_jsonb(OLD) - 'edited_at';
  new_row jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) - 'edited_at' END;
BEGIN
  INSERT INTO security_audit_events (user_id, kind, severity, detail)
  VALUES (NULL, 'security_policy_change', 'warning', jsonb_build_object(
    'of', TG_TABLE_NAME,
    'plan', old_row ->> 'tier',
    'metric', old_row ->> 'metric',
    'from', (SELECT jsonb_object_agg(key, value) FROM jsonb_each(old_row) WHERE value IS DISTINCT FROM new_row -> key),
    'to', (SELECT jsonb_object_agg(key, value) FROM jsonb_each(new_row) WHERE value IS DISTINCT FROM old_row -> key)
  ));
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Sums these months of these vehicles anew, from their rows: nothing is added up that could drift. The vehicle is
-- locked first, so that of two who write to one month the second counts what the first wrote.
CREATE FUNCTION sum_log_months(p_vehicles uuid[], p_months date[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM 1 FROM vehicles v WHERE v.id = ANY (p_vehicles) ORDER BY v.id FOR NO KEY UPDATE;
  DELETE FROM log_months m USING unnest(p_vehicles, p_months) a(vehicle_id, month)
  WHERE m.vehicle_id = a.vehicle_id AND m.month = a.month AND NOT EXISTS (
    SELECT 1 FROM log_entries l WHERE l.vehicle_id = a.vehicle_id AND l.deleted_at IS NULL
      AND l.date >= a.month AND l.date < (a.month + interval '1 month')::date);
  INSERT INTO log_months (user_id, vehicle_id, month, kinds, spending, reading_on, reading)
  SELECT v.user_id, v.id, a.month, k.kinds, s.spending, r.date, r.odometer
  FROM (SELECT DISTINCT * FROM unnest(p_vehicles, p_months) u(vehicle_id, month)) a
  JOIN vehicles v ON v.id = a.vehicle_id
  CROSS JOIN LATERAL (
    SELECT jsonb_object_agg(c.kind, c.entries) AS kinds FROM (
      SELECT l.kind, count(*) AS entries FROM log_entries l
      WHERE l.vehicle_id = a.vehicle_id AND l.deleted_at IS NULL
        AND l.date >= a.month AND l.date < (a.month + interval '1 month')::date
      GROUP BY l.kind) c
  ) k
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_agg(jsonb_build_object('currency', c.currency, 'kind', c.kind, 'category', c.category,
      'cents', c.cents, 'entries', c.entries)), '[]') AS spending FROM (
      SELECT l.currency, l.kind, l.category, sum(l.cost_cents)::bigint AS cents, count(*) AS entries
      FROM log_entries l
      WHERE l.vehicle_id = a.vehicle_id AND l.deleted_at IS NULL AND l.cost_cents IS NOT NULL
        AND l.date >= a.month AND l.date < (a.month + interval '1 month')::date
      GROUP BY l.currency, l.kind, l.category) c
  ) s
  LEFT JOIN LATERAL (
    SELECT l.date, l.odometer FROM log_entries l
    WHERE l.vehicle_id = a.vehicle_id AND l.deleted_at IS NULL AND l.odometer IS NOT NULL
      AND l.date >= a.month AND l.date < (a.month + interval '1 month')::date
    ORDER BY l.date DESC, l.odometer DESC LIMIT 1
  ) r ON true
  WHERE k.kinds IS NOT NULL
  ON CONFLICT (vehicle_id, month) DO UPDATE SET kinds = excluded.kinds, spending = excluded.spending,
    reading_on = excluded.reading_on, reading = excluded.reading;
END $$;
--> statement-breakpoint
CREATE FUNCTION sum_changed_log_months() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
  ids uuid[];
  months date[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(c.vehicle_id), array_agg(c.month) INTO ids, months
    FROM (SELECT DISTINCT vehicle_id, date_trunc('month', date)::date AS month FROM added) c;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(c.vehicle_id), array_agg(c.month) INTO ids, months
    FROM (SELECT DISTINCT vehicle_id, date_trunc('month', date)::date AS month FROM removed) c;
  ELSE
    SELECT array_agg(c.vehicle_id), array_agg(c.month) INTO ids, months
    FROM (SELECT vehicle_id, date_trunc('month', date)::date AS month FROM added
      UNION SELECT vehicle_id, date_trunc('month', date)::date FROM removed) c;
  END IF;
  IF ids IS NOT NULL THEN PERFORM sum_log_months(ids, months); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A user has at most 20 sign-in sessions: one more ends the oldest, or one that has expired, whichever
-- way in it comes by. The user's row orders sign-ins of the same moment (as `lockUser` does).
CREATE FUNCTION cap_parallel_sessions() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = NEW.user_id FOR NO KEY UPDATE;
  DELETE FROM sessions WHERE id IN (
    SELECT id FROM sessions WHERE user_id = NEW.user_id
    ORDER BY expires_at > app_now() DESC, created_at DESC, id DESC OFFSET 19
  );
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Security events are a record: nobody changes one, the owner role included. They go with their account,
-- and by expire_security_events(), which sets app.expires_events while it runs.
CREATE FUNCTION protect_security_event() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF current_setting('app.expires_events', true) = 'on' THEN RETURN OLD; END IF;
    IF OLD.user_id IS NOT NULL AND NOT EXISTS (SELECT FROM users u WHERE u.id = OLD.user_id) THEN RETURN OLD; END IF;
  END IF;
  RAISE insufficient_privilege USING MESSAGE = 'a security event is neither changed nor deleted';
END $$;
--> statement-breakpoint
-- Events of accounts, and events without one that may name an address. What is recorded of a deletion, of
-- a policy or of an operator's act on everybody names nobody, and stays.
CREATE FUNCTION expire_security_events(p_account_before timestamptz, p_refusal_before timestamptz,
  OUT account_events integer, OUT refusals integer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
BEGIN
  PERFORM set_config('app.expires_events', 'on', true);
  DELETE FROM security_audit_events WHERE user_id IS NOT NULL AND created_at < p_account_before;
  GET DIAGNOSTICS account_events = ROW_COUNT;
  DELETE FROM security_audit_events
    WHERE user_id IS NULL AND ip_address IS NOT NULL AND created_at < p_refusal_before;
  GET DIAGNOSTICS refusals = ROW_COUNT;
  PERFORM set_config('app.expires_events', '', true);
END $$;
--> statement-breakpoint
-- Security is on and forced for every table: what no policy allows is denied, the owner included.
-- The owner role (migrations, jobs, webhooks, sign-in) has a policy of its own.
DO $$
DECLARE
  t text;
BEGIN
  FOR t IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('CREATE POLICY owner_all ON %I TO CURRENT_USER USING (true) WITH CHECK (true)', t);
    EXECUTE format('REVOKE ALL ON %I FROM PUBLIC', t);
  END LOOP;

  -- A user's own rows, to see and to change.
  FOREACH t IN ARRAY ARRAY['diagnoses', 'repair_guides', 'guide_progress', 'owned_tools', 'vehicles',
    'vehicle_register_records', 'maintenance_schedules', 'maintenance_templates', 'log_imports', 'log_entries', 'files',
    'calendar_feeds', 'notifications', 'push_subscriptions', 'notification_settings', 'profile_pictures'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO app_user', t);
    EXECUTE format(
      'CREATE POLICY own_rows ON %I TO app_user USING (user_id = (SELECT app_user_id())) WITH CHECK (user_id = (SELECT app_user_id()))', t);
  END LOOP;

  -- A user's own rows, to see only: the server writes what is about money, usage, records, keys and what others
  -- may do; secrets are encrypted by it; sums of the log are written by their trigger.
  FOREACH t IN ARRAY ARRAY['subscriptions', 'payment_subscriptions', 'billing_history', 'payment_events',
    'payment_incidents', 'checkout_sessions', 'plan_grants', 'recorded_entitlements', 'usage_tracking',
    'usage_reservations', 'usage_metrics', 'model_spend', 'security_audit_events', 'data_exports', 'support_requests',
    'api_keys', 'webhook_endpoints', 'webhook_deliveries', 'message_services', 'diagnosis_outcomes', 'diagnosis_shares',
    'garage_replies', 'vehicle_shares', 'log_months'] LOOP
    EXECUTE format('GRANT SELECT ON %I TO app_user', t);
    EXECUTE format('CREATE POLICY own_rows ON %I FOR SELECT TO app_user USING (user_id = (SELECT app_user_id()))', t);
  END LOOP;

  -- The catalogue is everybody's to read.
  FOREACH t IN ARRAY ARRAY['products', 'usage_limits'] LOOP
    EXECUTE format('GRANT SELECT ON %I TO app_user', t);
    EXECUTE format('CREATE POLICY everybody_reads ON %I FOR SELECT TO app_user USING (true)', t);
  END LOOP;

  -- What a user may hand in but not read back.
  FOREACH t IN ARRAY ARRAY['contact_messages', 'application_errors'] LOOP
    EXECUTE format('GRANT INSERT ON %I TO app_user', t);
    EXECUTE format('CREATE POLICY own_insert ON %I FOR INSERT TO app_user WITH CHECK (user_id = (SELECT app_user_id()))', t);
  END LOOP;

  -- What belongs to a shared vehicle, to see by either role, to change by the role 'edit'.
  FOREACH t IN ARRAY ARRAY['vehicle_register_records', 'maintenance_schedules', 'log_imports', 'log_entries', 'files'] LOOP
    EXECUTE format(
      'CREATE POLICY shared_rows ON %I FOR SELECT TO app_user USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(false))::uuid[]))', t);
    EXECUTE format(
      'CREATE POLICY shared_insert ON %I FOR INSERT TO app_user WITH CHECK (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]))', t);
    EXECUTE format(
      'CREATE POLICY shared_update ON %I FOR UPDATE TO app_user USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[])) WITH CHECK (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]))', t);
    EXECUTE format(
      'CREATE POLICY shared_delete ON %I FOR DELETE TO app_user USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]))', t);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY shared_rows ON vehicles FOR SELECT TO app_user
  USING (id = ANY ((SELECT shared_vehicle_ids(false))::uuid[]));
--> statement-breakpoint
CREATE POLICY shared_update ON vehicles FOR UPDATE TO app_user
  USING (id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]))
  WITH CHECK (id = ANY ((SELECT shared_vehicle_ids(true))::uuid[]));
--> statement-breakpoint
-- Whoever sees a vehicle's log sees its sums.
CREATE POLICY shared_rows ON log_months FOR SELECT TO app_user
  USING (vehicle_id = ANY ((SELECT shared_vehicle_ids(false))::uuid[]));
--> statement-breakpoint
-- Owner and member see a share; inviting, accepting and revoking is the owner role's.
CREATE POLICY member_rows ON vehicle_shares FOR SELECT TO app_user USING (member_id = (SELECT app_user_id()));
--> statement-breakpoint
-- A conversation is about one's own diagnosis, or about a vehicle that one sees.
GRANT SELECT, INSERT, UPDATE, DELETE ON chat_messages TO app_user;
--> statement-breakpoint
CREATE POLICY own_rows ON chat_messages TO app_user
  USING (user_id = (SELECT app_user_id()))
  WITH CHECK (
    user_id = (SELECT app_user_id())
    AND (vehicle_id IS NULL OR EXISTS (SELECT 1 FROM vehicles v WHERE v.id = chat_messages.vehicle_id))
  );
--> statement-breakpoint
DO $$
DECLARE
  t text;
BEGIN
  -- What a row refers to belongs to the row's owner.
  FOREACH t IN ARRAY ARRAY['repair_guides', 'maintenance_schedules', 'support_requests', 'vehicle_register_records',
    'vehicle_shares', 'log_imports', 'log_entries', 'files'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION same_owner()', t || '_same_owner', t);
  END LOOP;
  FOREACH t IN ARRAY ARRAY['diagnosis_outcomes', 'diagnosis_shares', 'garage_replies'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION same_diagnosis_owner()', t || '_same_owner', t);
  END LOOP;

  -- And does not change hands.
  FOREACH t IN ARRAY ARRAY['vehicles', 'vehicle_register_records', 'vehicle_shares', 'maintenance_schedules',
    'log_imports', 'log_entries', 'files'] LOOP
    EXECUTE format('CREATE TRIGGER %I BEFORE UPDATE ON %I FOR EACH ROW EXECUTE FUNCTION keep_owner()', t || '_keep_owner', t);
  END LOOP;

  -- What a user makes, changes or deletes is an event of theirs.
  FOREACH t IN ARRAY ARRAY['diagnoses', 'repair_guides', 'maintenance_schedules', 'maintenance_templates',
    'log_imports', 'files', 'vehicle_shares', 'push_subscriptions', 'notification_settings', 'profile_pictures'] LOOP
    EXECUTE format(
      'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE ON %I FOR EACH ROW EXECUTE FUNCTION record_data_event()',
      t || '_record_data_event', t);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_record_sign_up AFTER INSERT ON users FOR EACH ROW EXECUTE FUNCTION record_sign_up();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER sessions_record_sign_in AFTER INSERT ON sessions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION record_sign_in();
--> statement-breakpoint
CREATE TRIGGER accounts_record_connection AFTER INSERT ON accounts
  FOR EACH ROW WHEN (NEW.provider_id IN ('google', 'oidc')) EXECUTE FUNCTION record_connection();
--> statement-breakpoint
CREATE TRIGGER sessions_cap_age BEFORE INSERT OR UPDATE OF expires_at, created_at ON sessions
  FOR EACH ROW EXECUTE FUNCTION cap_session_age();
--> statement-breakpoint
CREATE TRIGGER diagnoses_own_or_shared_vehicle BEFORE INSERT OR UPDATE OF vehicle_id ON diagnoses
  FOR EACH ROW EXECUTE FUNCTION own_or_shared_vehicle();
--> statement-breakpoint
CREATE TRIGGER log_entries_inserted AFTER INSERT ON log_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION set_vehicle_mileage();
--> statement-breakpoint
CREATE TRIGGER log_entries_updated AFTER UPDATE ON log_entries
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION set_vehicle_mileage();
--> statement-breakpoint
CREATE TRIGGER log_entries_deleted AFTER DELETE ON log_entries
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION set_vehicle_mileage();
--> statement-breakpoint
CREATE TRIGGER vehicles_record_data_event AFTER INSERT OR DELETE OR UPDATE OF make, model, year, nickname, vin, color,
  notes, registration, fuel, transmission, deleted_at ON vehicles FOR EACH ROW EXECUTE FUNCTION record_data_event();
--> statement-breakpoint
CREATE TRIGGER diagnoses_tell AFTER INSERT ON diagnoses FOR EACH ROW EXECUTE FUNCTION tell_of_diagnosis();
--> statement-breakpoint
CREATE TRIGGER vehicles_tell AFTER INSERT OR UPDATE OF make, model, year, nickname, vin, color, notes, registration,
  fuel, transmission, mileage, deleted_at ON vehicles FOR EACH ROW EXECUTE FUNCTION tell_of_vehicle();
--> statement-breakpoint
CREATE TRIGGER maintenance_schedules_tell AFTER INSERT ON maintenance_schedules
  FOR EACH ROW EXECUTE FUNCTION tell_of_maintenance();
--> statement-breakpoint
CREATE TRIGGER maintenance_schedules_tell_of_completion AFTER UPDATE OF completed ON maintenance_schedules
  FOR EACH ROW WHEN (NEW.completed AND NOT OLD.completed) EXECUTE FUNCTION tell_of_maintenance();
--> statement-breakpoint
CREATE TRIGGER notifications_tell_of_due AFTER INSERT ON notifications
  FOR EACH ROW WHEN (NEW.kind IN ('maintenance-due', 'maintenance-overdue', 'mot-due', 'tax-due'))
  EXECUTE FUNCTION tell_of_due();
--> statement-breakpoint
CREATE TRIGGER chat_messages_same_owner BEFORE INSERT OR UPDATE ON chat_messages
  FOR EACH ROW WHEN (NEW.vehicle_id IS NULL) EXECUTE FUNCTION same_owner();
--> statement-breakpoint
CREATE TRIGGER log_entries_same_diagnosis_owner BEFORE INSERT OR UPDATE OF diagnosis_id ON log_entries
  FOR EACH ROW EXECUTE FUNCTION same_owner_of_diagnosis();
--> statement-breakpoint
CREATE TRIGGER products_record_policy_change AFTER UPDATE ON products FOR EACH ROW
  WHEN ((OLD.price_cents, OLD.currency, OLD.price_id, OLD.trial_days) IS DISTINCT FROM (NEW.price_cents, NEW.currency, NEW.price_id, NEW.trial_days))
  EXECUTE FUNCTION record_policy_change();
--> statement-breakpoint
CREATE TRIGGER usage_limits_record_policy_change AFTER UPDATE ON usage_limits FOR EACH ROW
  WHEN (OLD.allowance IS DISTINCT FROM NEW.allowance) EXECUTE FUNCTION record_policy_change();
--> statement-breakpoint
CREATE TRIGGER usage_limits_record_policy_end AFTER DELETE ON usage_limits FOR EACH ROW EXECUTE FUNCTION record_policy_change();
--> statement-breakpoint
CREATE TRIGGER log_entries_months_inserted AFTER INSERT ON log_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_log_months();
--> statement-breakpoint
CREATE TRIGGER log_entries_months_updated AFTER UPDATE ON log_entries
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_log_months();
--> statement-breakpoint
CREATE TRIGGER log_entries_months_deleted AFTER DELETE ON log_entries
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION sum_changed_log_months();
--> statement-breakpoint
CREATE TRIGGER sessions_cap_parallel BEFORE INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION cap_parallel_sessions();
--> statement-breakpoint
CREATE TRIGGER security_audit_events_protect BEFORE UPDATE OR DELETE ON security_audit_events
  FOR EACH ROW EXECUTE FUNCTION protect_security_event();
--> statement-breakpoint
CREATE TRIGGER security_audit_events_protect_all BEFORE TRUNCATE ON security_audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION protect_security_event();
--> statement-breakpoint
-- Whoever switches payments on or off leaves a record that belongs to no account.
CREATE TRIGGER installation_record_policy_change AFTER UPDATE ON installation FOR EACH ROW
  WHEN (OLD.payments_off IS DISTINCT FROM NEW.payments_off) EXECUTE FUNCTION record_policy_change();
--> statement-breakpoint
-- Functions are executable by everybody unless revoked. What a user may call for themselves is granted by name;
-- increment_usage, take_usage and the rate limits stay the server's.
REVOKE ALL ON FUNCTION cancel_subscription(uuid), check_usage_limits(uuid, text), count_page_view(text),
  count_rate_limit(text, integer, integer), entitled_plan(uuid), expire_security_events(timestamptz, timestamptz),
  increment_usage(uuid, text, integer), keep_owner(), note_entitlement(uuid), own_or_shared_vehicle(),
  paid_plan(uuid), payments_off(), protect_security_event(), queue_webhook_event(uuid, text, jsonb),
  release_usage(uuid, uuid), reserve_usage(uuid, text, interval, text), same_diagnosis_owner(), same_owner(),
  same_owner_of_diagnosis(), set_vehicle_mileage(), settle_model_call(uuid, date, integer), settle_usage(uuid, uuid),
  shared_vehicle_ids(boolean), storage_used(uuid), sum_changed_log_months(), sum_log_months(uuid[], date[]),
  take_model_call(uuid, integer, integer, integer, integer, integer), take_rate_limit(text, integer, integer),
  take_storage(uuid, bigint), take_usage(uuid, text), tell_of_diagnosis(), tell_of_due(), tell_of_maintenance(),
  tell_of_vehicle(), usage_allowance(uuid, text), usage_metric(text), usage_overview(uuid), usage_taken(uuid, text) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION cancel_subscription(uuid), check_usage_limits(uuid, text), release_usage(uuid, uuid),
  reserve_usage(uuid, text, interval, text), settle_usage(uuid, uuid), shared_vehicle_ids(boolean),
  storage_used(uuid), take_storage(uuid, bigint), usage_overview(uuid) TO app_user;
