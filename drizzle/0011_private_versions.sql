CREATE TABLE "contact_details" (
	"profile_id" text PRIMARY KEY NOT NULL,
	"telephone" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private_versions" (
	"id" text PRIMARY KEY NOT NULL,
	"profile_id" text NOT NULL,
	"name" text NOT NULL,
	"for_whom" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"note_on" date,
	"made_for" text,
	"choice" jsonb NOT NULL,
	"shows_email" boolean DEFAULT false NOT NULL,
	"shows_telephone" boolean DEFAULT false NOT NULL,
	"open_until" date,
	"ends_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"address_hash" text NOT NULL,
	"address_sealed" text NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_versions_address_hash_unique" UNIQUE("address_hash")
);
--> statement-breakpoint
ALTER TABLE "contact_details" ADD CONSTRAINT "contact_details_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_versions" ADD CONSTRAINT "private_versions_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_versions_profile" ON "private_versions" USING btree ("profile_id");