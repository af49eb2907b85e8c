// One builder is handed to two threads, both add headers to it.
import java.util.LinkedHashMap;
import java.util.Map;

public class Main {
    static class RequestBuilder {
        private final Map<String, String> headers = new LinkedHashMap<>();
        private String path = "/";

        RequestBuilder header(String name, String value) {
            headers.put(name, value); // RACE! h
            return this;
        }

        RequestBuilder path(String p) {
            this.path = p; // RACE! p
            return this;
        }

        String build() {
            return path + headers;
        }
    }

    static class Signer extends Thread {
        private final RequestBuilder target;

        Signer(RequestBuilder target) {
            this.target = target;
        }

        @Override
        public void run() {
            target.header("Signature", "abc").path("/signed");
        }
    }

    static class Tracer extends Thread {
        private final RequestBuilder target;

        Tracer(RequestBuilder target) {
            this.target = target;
        }

        @Override
        public void run() {
            target.path("/traced").header("Trace", "42");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RequestBuilder b = new RequestBuilder();
        b.header("Host", "example.org");
        Thread[] all = {new Signer(b), new Tracer(b)};
        for (Thread t : all)
            t.start();
        for (Thread t : all)
            t.join();
        System.out.println(b.build());
    }
}
