// Records are made by a thread, read in through an interface with several implementations, one of which lets its record out.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
interface Record {
    void read(Input in);
}
interface Input {
    void readRecord(Record r);
    int next();
}
class Binary implements Input {
    private int at;
    @Override
    public void readRecord(Record r) {
        r.read(this);
    }
    @Override
    public int next() {
        return at++;
    }
}
class Text implements Input {
    @Override
    public void readRecord(Record r) {
        r.read(this);
    }
    @Override
    public int next() {
        return 7;
    }
}
class Id implements Record {
    String name;
    @Override
    public void read(Input in) {
        name = "id " + in.next();
    }
}
class Packet implements Record {
    static volatile Packet last;
    int type;
    byte[] data;
    List<Id> ids;
    @Override
    public void read(Input in) {
        last = this;
        type = in.next();
        ids = new ArrayList<>();
        while (in.next() > 0) {
            Id id = new Id();
            in.readRecord(id);
            ids.add(id);
        }
    }
    void setData(byte[] data) {
        this.data = data; // RACE!
    }
}
class Handler extends Thread {
    private final LinkedBlockingQueue<Packet> out;
    private final Input in;
    Handler(LinkedBlockingQueue<Packet> out, Input in) {
        this.out = out;
        this.in = in;
    }
    @Override
    public void run() {
        while (true) {
            Packet p = new Packet();
            in.readRecord(p);
            p.setData(new byte[2]);
            out.add(p);
        }
    }
}
class Main {
    public static void main(String[] args) throws InterruptedException {
        LinkedBlockingQueue<Packet> out = new LinkedBlockingQueue<>();
        new Handler(out, new Binary()).start();
        new Handler(out, new Text()).start();
        while (true) {
            System.out.println(Packet.last.data.length); // RACE!
            System.out.println(out.take() != null);
        }
    }
}
