// A timer task and main use a concurrent map, and stop by cancel.
import java.util.HashMap;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ConcurrentHashMap;
class Main {
    static class Node {
        final String host;
        volatile long lastSeen;
        Node(String host) {
            this.host = host;
        }
    }
    static class Monitor {
        private final Map<String, Node> nodes = new ConcurrentHashMap<>();
        private final Timer timer = new Timer(true);
        void start() {
            timer.schedule(new TimerTask() {
                @Override
                public void run() {
                    for (Node n : nodes.values())
                        n.lastSeen = System.currentTimeMillis();
                }
            }, 0, 1000);
        }
        void join(String host) {
            nodes.put(host, new Node(host));
        }
        void leave(String host) {
            nodes.remove(host);
        }
        void stop() {
            timer.cancel();
        }
    }
    public static void main(String[] args) {
        Monitor m = new Monitor();
        m.start();
        for (String s : args)
            m.join(s);
        m.leave("a");
        m.stop();
    }
}
