// A handler object shared by all requests keeps the last user and a count in fields.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class Main {
    interface Handler {
        String handle(Map<String, String> request);
    }

    static class LoginHandler implements Handler {
        private String lastUser;
        private int served;

        @Override
        public String handle(Map<String, String> request) {
            String user = request.getOrDefault("user", "guest");
            lastUser = user; // RACE! user
            served++; // RACE! served
            if (user.equals("admin"))
                return "denied";
            return "hello " + lastUser; // RACE! user
        }

        int served() {
            return served;
        }
    }

    static class Router {
        private final Map<String, Handler> routes = new HashMap<>();

        void register(String path, Handler h) {
            routes.put(path, h);
        }

        String dispatch(String path, Map<String, String> request) {
            Handler h = routes.get(path);
            return h == null ? "404" : h.handle(request);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Router router = new Router();
        LoginHandler login = new LoginHandler();
        router.register("/login", login);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 20; i++) {
            final int n = i;
            pool.execute(() -> {
                Map<String, String> request = new HashMap<>();
                request.put("user", n % 7 == 0 ? "admin" : "user" + n);
                System.out.println(router.dispatch("/login", request));
            });
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println(login.served());
    }
}
