// Each thread gets a session of its own, made from that of the thread that starts it.
public class Main {
    static class Session {
        int requests;
        String user = "root";

        Session copy() {
            Session s = new Session();
            s.user = user;
            return s;
        }
    }

    static final InheritableThreadLocal<Session> CURRENT = new InheritableThreadLocal<>() {
        @Override
        protected Session childValue(Session parent) {
            return parent == null ? null : parent.copy();
        }
    };

    static void handle() {
        Session s = CURRENT.get();
        s.requests++; // NORACE
    }

    public static void main(String[] args) throws InterruptedException {
        CURRENT.set(new Session());
        Thread a = new Thread(Main::handle), b = new Thread(Main::handle);
        a.start();
        b.start();
        CURRENT.get().requests++; // NORACE
        a.join();
        b.join();
        System.out.println(CURRENT.get().requests);
    }
}
