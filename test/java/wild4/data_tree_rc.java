// The tree of a server: ephemeral nodes by session in a map of sets; one handler lists a set while another changes it.
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

class DataNode {
    private byte[] data;
    private Set<String> children;
    long mtime;

    DataNode(byte[] data) {
        this.data = data;
    }

    synchronized boolean addChild(String child) {
        if (children == null)
            children = new HashSet<>();
        return children.add(child); // NORACE
    }

    synchronized boolean removeChild(String child) {
        return children != null && children.remove(child); // NORACE
    }

    synchronized Set<String> getChildren() {
        return children == null ? new HashSet<>() : new HashSet<>(children); // NORACE
    }

    synchronized void setData(byte[] data) {
        this.data = data; // NORACE
        mtime = System.currentTimeMillis(); // NORACE
    }

    synchronized byte[] getData() {
        return data; // NORACE
    }
}

class DataTree {
    private final Map<String, DataNode> nodes = new ConcurrentHashMap<>();
    private final Map<Long, HashSet<String>> ephemerals = new ConcurrentHashMap<>();

    DataTree() {
        nodes.put("/", new DataNode(new byte[0]));
    }

    void createNode(String path, byte[] data, long owner) {
        DataNode root = nodes.get("/");
        nodes.put(path, new DataNode(data));
        root.addChild(path);
        if (owner != 0) {
            HashSet<String> list = ephemerals.computeIfAbsent(owner, k -> new HashSet<>());
            synchronized (list) {
                list.add(path); // RACE! e
            }
        }
    }

    void deleteNode(String path, long owner) {
        nodes.remove(path);
        nodes.get("/").removeChild(path);
        HashSet<String> list = ephemerals.get(owner);
        if (list != null) {
            synchronized (list) {
                list.remove(path); // RACE! e
            }
        }
    }

    void killSession(long session) {
        HashSet<String> list = ephemerals.remove(session);
        if (list != null)
            for (String path : list) // RACE! e
                deleteNode(path, session);
    }

    Set<String> getEphemerals(long session) {
        HashSet<String> list = ephemerals.get(session);
        synchronized (list) {
            return new HashSet<>(list); // NORACE
        }
    }

    DataNode getNode(String path) {
        return nodes.get(path);
    }
}

public class Main {
    public static void main(String[] args) throws InterruptedException {
        DataTree tree = new DataTree();
        Thread[] clients = new Thread[3];
        for (int i = 0; i < clients.length; i++) {
            long session = 1 + i % 2;
            String path = "/client" + i;
            clients[i] = new Thread(() -> {
                tree.createNode(path, new byte[] {1}, session);
                DataNode n = tree.getNode(path);
                if (n != null)
                    n.setData(new byte[] {2});
                System.out.println(tree.getEphemerals(session).size());
                tree.killSession(session);
            });
            clients[i].start();
        }
        for (Thread t : clients)
            t.join();
        System.out.println(tree.getNode("/").getChildren());
    }
}
